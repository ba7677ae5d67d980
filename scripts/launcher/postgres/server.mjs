import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastWordsIn, sizeOf } from '../logs.mjs';
import { freePort } from '../port.mjs';
import { Problem } from '../problem.mjs';
import { endProcess, identityOf } from '../processes.mjs';
import { environment, explainEnd, explainFailure } from './cluster.mjs';
import { gently, readPostmaster } from './postmaster.mjs';

const everyday = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '128MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** A throw-away cluster need not survive a power failure. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Temporary failures: another process took the port first, or processes of a killed PostgreSQL are still ending. */
const passing = /could not bind|Address already in use|shared memory block .* still in use/;

/** Starts a server on a complete cluster and resolves when it accepts connections. */
export async function startServer(options) {
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort());
    const server = spawnServer({ ...options, port });
    if (await becomesReady(server, options.cluster)) return server;
    const said = server.said();
    if (!passing.test(said) || attempt === 10) throw new Problem(explainFailure(said, options.cluster));
    await sleep(500);
  }
}

function spawnServer({ cluster, binaries, user, port, settings, throwAway, log }) {
  const all = { ...everyday, ...(throwAway ? careless : {}), ...settings, port };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const file = openSync(log, 'a', 0o600);
  const before = sizeOf(log);
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', cluster, ...args], {
    ...user,
    cwd: '/',
    env: environment,
    stdio: ['ignore', file, file],
    detached: true, // Ctrl-C reaches every process of the terminal's group, but this one must stop last
  });
  closeSync(file);
  const died = new Promise((resolve) => child.on('exit', resolve).on('error', resolve));
  const identity = identityOf(child.pid);
  const said = () => lastWordsIn(log, before);
  return {
    port,
    pid: child.pid,
    died,
    said,
    obituary: async () => explainEnd(said(), cluster, log),
    async stop(inHurry) {
      await endProcess(identity, gently, inHurry);
      await died;
    },
  };
}

/** After a crash, PostgreSQL first replays its log, which takes a while. Only its end is a failure. */
async function becomesReady(server, cluster) {
  let alive = true;
  server.died.then(() => (alive = false));
  while (alive) {
    const seen = readPostmaster(cluster);
    if (seen?.pid === server.pid && seen.ready) return true;
    await sleep(20);
  }
  return false;
}
