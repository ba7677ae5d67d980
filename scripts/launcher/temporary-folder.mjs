import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

const folders = [];

/**
 * Creates a folder for a test, which is removed at the end of its file. Other users may traverse it unless `mode`
 * says otherwise.
 */
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
