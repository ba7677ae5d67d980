import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from '../lock.mjs';
import { stopLeftover } from './postmaster.mjs';
import { reachableFolder } from './reachable.mjs';
import { canEnter, runsAs } from './run-as.mjs';

const prefix = 'mealwright-throw-away-';

/** A new folder for a test's cluster. Those of tests that were killed are cleared away on this occasion. */
export async function throwAwayFolder() {
  const user = runsAs();
  const parent = !user || canEnter(tmpdir(), user) ? tmpdir() : reachableFolder(user);
  const others = readdirSync(parent).filter((entry) => entry.startsWith(prefix));
  await Promise.all(others.map((entry) => clearIfLeft(join(parent, entry))));
  const folder = mkdtempSync(join(parent, prefix));
  if (user) chmodSync(folder, 0o711);
  return folder;
}

async function clearIfLeft(folder) {
  const cluster = join(folder, 'postgres');
  try {
    if (!existsSync(`${cluster}.lock`)) return; // just being made
    takeLock(`${cluster}.lock`);
    await stopLeftover(cluster);
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // In use, or another user's: not ours to clear.
  }
}
