import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from '../lock.mjs';
import { stopLeftover } from './postmaster.mjs';
import { reachableFolder } from './reachable.mjs';
import { canEnter, runsAs } from './run-as.mjs';

const prefix = 'mealwright-throw-away-';

/** Creates a folder for a test's cluster and removes those of tests that were killed. */
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
    if (!existsSync(`${cluster}.lock`)) return; // It is being created right now.
    takeLock(`${cluster}.lock`);
    await stopLeftover(cluster);
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The folder is in use or owned by another user, so it must not be removed.
  }
}
