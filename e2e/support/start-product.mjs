import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GoogleProvider } from '../../backend/test/support/google-provider.ts';
import { runCommand } from '../../scripts/launcher/command.mjs';
import { freePort } from '../../scripts/launcher/port.mjs';
import { startPostgres } from '../../scripts/launcher/postgres.mjs';
import { inProject } from '../../scripts/launcher/project.mjs';

const PATIENCE_MS = 30_000;

/** The product as it is built, with a throw-away database, mails as files, and a provider that speaks Google's protocol. */
export default async function startProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-journeys-'));
  const pictures = join(tmpdir(), 'mealwright-journeys-pictures');
  mkdirSync(pictures, { recursive: true });
  const postgres = await startPostgres({ throwAway: true });
  const google = await GoogleProvider.start();
  const [port, apiPort] = [await freePort(), await freePort()];
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
    // Every browser of the journeys comes from an address of its own.
    TRUSTED_PROXIES: '127.0.0.1',
    HOST: '127.0.0.1',
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    NODE_OPTIONS: '',
    ...google.environment,
  };
  await migrate(env);
  const backend = start('backend', ['build/backend/src/main.js'], env, dataDir);
  const frontend = start('frontend', ['frontend/server.ts'], env, dataDir);
  globalThis.product = { postgres, google, backend, frontend, dataDir };
  await Promise.all([
    isReady(backend, `${env.API_URL}/readyz`),
    isReady(frontend, `http://127.0.0.1:${port}/login`),
  ]);

  process.env.PRODUCT = JSON.stringify({
    url,
    apiUrl: env.API_URL,
    secret: env.APP_SECRET,
    dataDir,
    pictures,
    databaseUrl: postgres.url,
    googleUrl: google.url,
  });
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
    throw new Error(`The ${child.label} ended with ${code} while starting; see ${child.logFile}`);
  });
  died.catch(() => undefined);
  for (;;) {
    const answer = await Promise.race([fetch(address).catch(() => null), died]);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error(`The ${child.label} is not ready; see ${child.logFile}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
