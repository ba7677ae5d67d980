/**
 * Runs one of the backend's command-line programs on the database that npm start uses, after updating it:
 *
 * node scripts/with-database.mjs migrate
 * node scripts/with-database.mjs admin-create --email you@example.com
 *
 * It starts our own PostgreSQL for this. If Mealwright is running, it uses that one and leaves it running.
 */
import { spawn } from 'node:child_process';
import { cli, openDatabase, runCli } from './launcher/database.mjs';
import { programEnvironment } from './launcher/environment.mjs';
import { findNode } from './launcher/node-binary.mjs';
import { prepare } from './launcher/prepare.mjs';
import { runScript } from './launcher/problem.mjs';
import { readSettings } from './launcher/settings.mjs';

const [program, ...args] = process.argv.slice(2);

await runScript(async () => {
  await prepare({ only: ['backend'] });
  process.umask(0o077);
  const settings = readSettings();
  const database = await openDatabase(settings, { orRunning: true });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {}); // the program also gets the signal and handles it
  try {
    const env = programEnvironment(settings, {
      databaseUrl: database.url,
      port: settings.port,
      apiPort: settings.apiPort ?? 0,
    });
    if (program !== 'migrate') await runCli('migrate', { env });
    const code = await runInTerminal([cli(program), ...args], env);
    // A new version may contain new recipes.
    if (program === 'migrate' && code === 0) await runCli('seed', { env });
    return code;
  } finally {
    await database.stop();
  }
});

function runInTerminal(args, env) {
  return new Promise((resolve) => {
    spawn(findNode(), args, { env, stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1));
  });
}
