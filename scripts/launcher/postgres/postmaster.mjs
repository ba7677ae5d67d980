import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, endProcess, identityOf } from '../processes.mjs';

/** What a running PostgreSQL says about itself in its folder; null if no file says anything. */
export function readPostmaster(cluster) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Signals and how long to wait for each: for those at work to finish, then without a word to them, then at once. */
export const gently = [
  ['SIGINT', 5000],
  ['SIGQUIT', 2000],
  ['SIGKILL', 1000],
];

/** Ends a PostgreSQL whose launcher was killed. To be called by the holder of the cluster's lock only. */
export async function stopLeftover(cluster) {
  const pid = readPostmaster(cluster)?.pid;
  if (!pid) return;
  if (`${commandOf(pid)} `.includes(`-D ${cluster} `)) await endProcess(identityOf(pid), gently);
  else markStale(cluster);
}

/**
 * PostgreSQL refuses to start while the noted process exists, even if that is a dead one that no one has buried or another
 * program that got the same pid. Its parent's pid it knows to be stale; and it still looks whether a child of the former
 * server is left, which it would not without the file.
 */
function markStale(cluster) {
  const path = join(cluster, 'postmaster.pid');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(process.pid)));
}
