import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/launcher/postgres.mjs';

/** A separate PostgreSQL with the migrated schema that a test may stop, start, and freeze. */
export async function ownPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-outage-'));
  chmodSync(folder, 0o711); // the user who runs PostgreSQL for root has to traverse it
  const settings = { fsync: 'off', synchronous_commit: 'off' };
  let server = await startPostgres({ dataDir: folder, settings });
  const { url } = server;
  const port = Number(new URL(url).port);
  const { migrate } = await import('../../../build/backend/src/platform/database/migrate.js');
  await migrate({ DATABASE_URL: url, DATABASE_POOL_SIZE: 2 });
  return {
    url,
    stop: () => server.stop(),
    async start() {
      server = await startPostgres({ dataDir: folder, port, settings });
    },
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    async remove() {
      signalAll(server.pid, 'SIGCONT');
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server and its child processes, one for each connection. */
function signalAll(pid, signal) {
  for (const target of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(target, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

function childrenOf(pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number);
}

function parentOf(pid) {
  try {
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(parent);
  } catch {
    return null; // it ended since it was listed
  }
}
