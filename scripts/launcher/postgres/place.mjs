import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../data-folder.mjs';
import { Problem } from '../problem.mjs';
import { reachableFolder } from './reachable.mjs';
import { canEnter, runsAs } from './run-as.mjs';

/**
 * Returns where the cluster of a data folder is: inside it, unless PostgreSQL runs as another user who cannot get
 * there. Then it is in a separate place, which a note in the data folder names from then on.
 */
export function clusterOf(dataDir) {
  const inside = join(dataDir, 'postgres');
  const noted = readNote(dataDir);
  if (noted) {
    if (existsSync(noted)) return noted;
    throw new Problem(
      `The database of ${dataDir} should be in ${noted}, and is not there: put it back, or remove ${noteOf(dataDir)} to begin with an empty one.`,
    );
  }
  const user = runsAs(inside);
  if (!user || canEnter(dataDir, user)) return inside;
  if (existsSync(inside)) {
    throw new Problem(
      `PostgreSQL cannot run as root, and the owner of ${inside} can no longer enter ${dataDir}: allow it with chmod o+x on it and the folders above it.`,
    );
  }
  return join(ownPlace(dataDir, user), 'postgres');
}

export function hasCluster(dataDir) {
  return existsSync(join(dataDir, 'postgres')) || readNote(dataDir) !== null;
}

/** Must be called when the cluster is complete, because the note promises that there is one. */
export function notePlace(dataDir, cluster) {
  if (isElsewhere(dataDir, cluster) && !readNote(dataDir)) writeWhole(noteOf(dataDir), cluster);
}

/**
 * A user who deletes the data folder intends to delete its database too, wherever it is. It is not ours to destroy,
 * so such a database is kept under another name.
 */
export function setOrphanAside(dataDir, cluster) {
  if (!isElsewhere(dataDir, cluster) || readNote(dataDir) || !existsSync(cluster)) return;
  rmSync(`${cluster}.old`, { recursive: true, force: true });
  renameSync(cluster, `${cluster}.old`);
}

const isElsewhere = (dataDir, cluster) => cluster !== join(dataDir, 'postgres');

const noteOf = (dataDir) => join(dataDir, 'postgres.place');

function readNote(dataDir) {
  const note = noteOf(dataDir);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : null;
}

function ownPlace(dataDir, user) {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const place = join(reachableFolder(user), key);
  mkdirSync(place, { recursive: true });
  chmodSync(place, 0o711); // This does not depend on the umask.
  return place;
}
