import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

const folders = [];

/** A folder for a test, gone when its file has ended. Others may pass through it, unless `mode` says otherwise. */
export function temporaryFolder(mode = 0o711) {
  const folder = removeAfterwards(mkdtempSync(join(tmpdir(), 'mealwright-launcher-')));
  chmodSync(folder, mode);
  return folder;
}

export function removeAfterwards(folder) {
  folders.push(folder);
  return folder;
}

after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
