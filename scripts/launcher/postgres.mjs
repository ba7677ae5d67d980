/**
 * Mealwright's own PostgreSQL, from the binaries that npm brings.
 *
 *     const postgres = await startPostgres({ dataDir });          // makes the cluster at its first start
 *     postgres.url                                                 // for a role that owns the one database
 *     await postgres.stop();
 *
 *     const postgres = await startPostgres({ throwAway: true });   // for tests: fast, unsafe, in the temporary folder,
 *                                                                  // may create databases, gone when stopped
 *
 * `port` and `settings` (`{ max_connections: 200 }`) are optional. `died` resolves when the server has ended,
 * `obituary()` says why and `startAgain()` starts it anew, on the same port. A server on the same data folder that is already in use by a live process is a `LockHeld`; then
 * `runningPostgres(dataDir)` is the way in. One left over by a killed process is stopped first.
 */
import { realpathSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { explaining, makeDataFolder } from './data-folder.mjs';
import { takeLock } from './lock.mjs';
import { freshLog } from './logs.mjs';
import { binariesFor } from './postgres/binaries.mjs';
import { createCluster, isComplete, requireSameVersion, urlOf } from './postgres/cluster.mjs';
import { clusterOf, notePlace, setOrphanAside } from './postgres/place.mjs';
import { readPostmaster, stopLeftover } from './postgres/postmaster.mjs';
import { runsAs } from './postgres/run-as.mjs';
import { startServer } from './postgres/server.mjs';
import { throwAwayFolder } from './postgres/throw-away.mjs';

export async function startPostgres({ throwAway = false, dataDir, port, settings }) {
  const folder = throwAway ? await throwAwayFolder() : dataDir;
  makeDataFolder(folder);
  const place = realpathSync(folder);
  const cluster = clusterOf(place);
  const lock = explaining(dirname(cluster), () => takeLock(`${cluster}.lock`));
  try {
    const log = freshLog(place, 'postgres');
    return await open({ place, cluster, port, settings, throwAway, log, lock });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function open(options) {
  const { place, cluster, throwAway, lock } = options;
  const server = await start(options);
  return {
    url: urlOf(cluster, server.port),
    dataDir: place,
    cluster,
    pid: server.pid,
    died: server.died,
    obituary: server.obituary,
    startAgain: () => open({ ...options, port: server.port }),
    async stop(inHurry) {
      await server.stop(inHurry);
      lock.release();
      if (throwAway) rmSync(place, { recursive: true, force: true });
    },
  };
}

/** The URL of a PostgreSQL that another process has started, or is starting, on a data folder. */
export async function runningPostgres(dataDir) {
  const cluster = clusterOf(realpathSync(dataDir));
  for (let attempt = 0; attempt < 300; attempt++) {
    const seen = readPostmaster(cluster);
    if (seen?.ready) return urlOf(cluster, seen.port);
    await sleep(100);
  }
  return null;
}

async function start({ place, cluster, throwAway, ...options }) {
  await stopLeftover(cluster);
  setOrphanAside(place, cluster);
  const user = runsAs(cluster);
  const binaries = binariesFor(user);
  if (isComplete(cluster)) requireSameVersion(cluster, binaries);
  else createCluster({ cluster, binaries, user, throwAway });
  notePlace(place, cluster);
  return startServer({ ...options, cluster, binaries, user, throwAway });
}
