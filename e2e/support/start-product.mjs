import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GoogleProvider } from '../../backend/test/support/google-provider.ts';
import { runCommand } from '../../scripts/launcher/command.mjs';
import { freePort } from '../../scripts/launcher/port.mjs';
import { startPostgres } from '../../scripts/launcher/postgres.mjs';
import { inProject } from '../../scripts/launcher/project.mjs';
import stopProduct from './stop-product.mjs';

const PATIENCE_MS = 120_000;

/**
 * Starts the product as `npm start` does, both programs in one process, with a throw-away database, mails as files,
 * and a fake Google provider.
 */
export default async function startProduct() {
  globalThis.product = {};
  try {
    process.env.PRODUCT = JSON.stringify(await startInto(globalThis.product));
  } catch (error) {
    await stopProduct();
    throw error;
  }
}

/** Everything started so far is in `started`, so that it can be stopped. */
async function startInto(started) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-journeys-'));
  const pictures = join(tmpdir(), 'mealwright-journeys-pictures');
  mkdirSync(pictures, { recursive: true });
  started.dataDir = dataDir;
  const postgres = await startPostgres({ throwAway: true });
  started.postgres = postgres;
  const google = await GoogleProvider.start();
  started.google = google;
  const [port, sitePort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    APP_ENV: 'test',
    APP_URL: url,
    APP_SECRET: 'a-secret-of-the-journeys-0123456789-0123456789',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO_MODE: 'off',
    // Every browser of the journeys has an address of its own.
    TRUSTED_PROXIES: '127.0.0.1',
    HOST: '127.0.0.1',
    PORT: String(port),
    // Allows journeys to serve pages from which recipes are imported.
    FETCH_LOOPBACK_PORTS: String(sitePort),
    NODE_OPTIONS: '',
    ...google.environment,
  };
  await migrate(env);
  started.program = start('program', ['mealwright.ts'], env, dataDir);
  await isReady(started.program, `http://127.0.0.1:${port}/readyz`);

  return {
    url,
    sitePort,
    secret: env.APP_SECRET,
    dataDir,
    pictures,
    databaseUrl: postgres.url,
  };
}

async function migrate(env) {
  const { code, output } = await runCommand(
    process.execPath,
    [inProject('build/backend/src/cli/migrate.js')],
    { env },
  );
  if (code !== 0) throw new Error(output);
}

function start(name, args, env, dataDir) {
  const child = spawn(process.execPath, args, { cwd: inProject(), env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(join(dataDir, `${name}.log`));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  return Object.assign(child, { label: name, logFile: log.path });
}

async function isReady(child, address) {
  const until = Date.now() + PATIENCE_MS;
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`The ${child.label} ended with ${code} while starting:\n${lastWordsOf(child)}`);
  });
  died.catch(() => undefined);
  for (;;) {
    const answer = await Promise.race([fetch(address).catch(() => null), died]);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error(`The ${child.label} is not ready:\n${lastWordsOf(child)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const lastWordsOf = ({ logFile }) => readFileSync(logFile, 'utf8').slice(-2000);
