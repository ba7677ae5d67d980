import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Returns the user who runs PostgreSQL, which refuses to run as root. Null means the launcher's own user. For root,
 * it is the owner of an existing cluster, or else `nobody`, who exists everywhere.
 */
export function runsAs(cluster) {
  if (process.getuid?.() !== 0) return null;
  const owner = cluster && statSync(cluster, { throwIfNoEntry: false });
  return owner?.uid ? { uid: owner.uid, gid: owner.gid } : nobody();
}

function nobody() {
  const [, , uid, gid] = passwdLine('nobody')?.split(':') ?? [];
  return uid === undefined ? { uid: 65534, gid: 65534 } : { uid: Number(uid), gid: Number(gid) };
}

function passwdLine(name) {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${name}:`));
  } catch {
    return undefined;
  }
}

/** Whether a user can traverse a folder and all its parents. For one that does not exist yet, its parent decides. */
export function canEnter(folder, user) {
  const stat = statSync(folder, { throwIfNoEntry: false });
  const here = stat === undefined || mayEnter(stat, user);
  return here && (folder === dirname(folder) || canEnter(dirname(folder), user));
}

/** Evaluates the search permission from the three groups of permission bits as the system does. */
export function mayEnter({ mode, uid, gid }, user) {
  if (uid === user.uid) return Boolean(mode & 0o100);
  if (gid === user.gid) return Boolean(mode & 0o010);
  return Boolean(mode & 0o001);
}
