import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, endProcess, identityOf } from '../processes.mjs';

/** Reads what a running PostgreSQL says about itself in its folder, or returns null if there is no such file. */
export function readPostmaster(cluster) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Signals with the time to wait for each: until clients have finished, then without waiting for them, then
 * immediately.
 */
export const gently = [
  ['SIGINT', 5000],
  ['SIGQUIT', 2000],
  ['SIGKILL', 1000],
];

/** Stops a PostgreSQL whose launcher was killed. Only the holder of the cluster's lock may call this. */
export async function stopLeftover(cluster) {
  const pid = readPostmaster(cluster)?.pid;
  if (!pid) return;
  if (`${commandOf(pid)} `.includes(`-D ${cluster} `)) await endProcess(identityOf(pid), gently);
  else markStale(cluster);
}

/**
 * PostgreSQL refuses to start while the recorded process exists, even if that is a zombie or an unrelated program
 * with the same PID. It knows that its parent's PID is stale. It also checks whether a child of the former server is
 * left, which it could not do without the file.
 */
function markStale(cluster) {
  const path = join(cluster, 'postmaster.pid');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(process.pid)));
}
