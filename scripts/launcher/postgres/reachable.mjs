import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { canEnter } from './run-as.mjs';

/**
 * A folder owned by root that other users can traverse, for PostgreSQL's files if the project or the data folder is
 * closed to its user. The first candidates survive a reboot.
 */
export function reachableFolder(user) {
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = join(parent, 'mealwright');
    if (makeOpen(folder) && isSafe(folder) && canEnter(folder, user)) return folder;
  }
  throw new Problem(
    'PostgreSQL cannot run as root, and no folder was found that another user can reach: start Mealwright as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours.',
  );
}

function makeOpen(folder) {
  try {
    if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}

/** In a folder that everyone may write to, another user may have created it first. */
function isSafe(folder) {
  const { uid, mode } = statSync(folder);
  return uid === 0 && !(mode & 0o022);
}
