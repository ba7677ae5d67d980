import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Who runs PostgreSQL, which refuses to run as root. null: the user who runs the launcher. For root it is the owner of the
 * cluster if there is one already, else `nobody`, who exists everywhere.
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

/** Whether a user may pass through a folder and all folders above it. One that does not exist yet is its parent's matter. */
export function canEnter(folder, user) {
  const stat = statSync(folder, { throwIfNoEntry: false });
  const here = stat === undefined || mayEnter(stat, user);
  return here && (folder === dirname(folder) || canEnter(dirname(folder), user));
}

/** Search permission of a folder, from the three groups of bits that the system looks at. */
export function mayEnter({ mode, uid, gid }, user) {
  if (uid === user.uid) return Boolean(mode & 0o100);
  if (gid === user.gid) return Boolean(mode & 0o010);
  return Boolean(mode & 0o001);
}
