import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../scripts/launcher/build.mjs';
import { runCli } from '../../scripts/launcher/database.mjs';
import { freePort } from '../../scripts/launcher/port.mjs';
import { startPostgres } from '../../scripts/launcher/postgres.mjs';
import { startProgram } from '../../scripts/launcher/program.mjs';

const appSecret = 'only for measuring, never for people: 2vXc8Jq0';

/**
 * Opens a separate PostgreSQL with this version's tables, on which programs can be started. `close()` stops
 * everything in reverse order.
 */
export async function openWorld({ demo = false, say, signal }) {
  await buildIfStale({ say, signal });
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-bench-'));
  const postgres = await startPostgres({ throwAway: true, settings: { max_connections: 100 } });
  const running = [postgres];
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    APP_SECRET: appSecret,
    HOST: '127.0.0.1',
    API_HOST: '127.0.0.1',
    ...(demo
      ? { DEMO_MODE: 'on', APP_URL: 'http://localhost' }
      : { APP_ENV: 'production', APP_URL: 'https://mealwright.test' }),
  };

  /** Starts a program on a free port, which it gets in `portName`. `extra` are further variables. */
  async function start({ name, args, portName, health = '/', extra = {} }) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const program = startProgram({
      name,
      args,
      env: { ...env, ...extra, [portName]: String(port) },
      health: url + health,
      logsIn: folder,
    });
    running.push(program);
    await program.ready({ signal });
    return { url, pid: program.pid, stop: () => program.stop() };
  }

  try {
    await runCli('migrate', { env, signal });
    if (demo) await runCli('seed', { env, signal });
  } catch (error) {
    await close();
    throw error;
  }
  return { env, folder, signal, start, keep, close };

  /** Registers something else that has to be stopped at the end. */
  function keep(something) {
    running.push(something);
    return something;
  }

  async function close() {
    for (const one of running.reverse()) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
