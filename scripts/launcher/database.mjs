import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStamp } from './built.mjs';
import { runCommand } from './command.mjs';
import { writeWhole } from './data-folder.mjs';
import { LockHeld } from './lock.mjs';
import { findNode } from './node-binary.mjs';
import { runningPostgres, startPostgres } from './postgres.mjs';
import { Problem } from './problem.mjs';
import { inProject, projectFolder } from './project.mjs';

/**
 * Opens the database named by `DATABASE_URL`, or else starts our own one. With `orRunning`, our own one may also be
 * one that another process has started, and it is left running then.
 */
export async function openDatabase({ databaseUrl, dataDir }, { orRunning = false } = {}) {
  if (databaseUrl) return foreign(databaseUrl);
  try {
    return await startPostgres({ dataDir });
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    const url = orRunning && (await runningPostgres(dataDir));
    if (url) return foreign(url);
    throw new Problem(
      `Process ${error.pid} is at work on the database in ${dataDir} (npm run db:migrate, perhaps): wait until it has finished, or stop it.`,
    );
  }
}

/**
 * Updates tables and seeded data to this build, and calls `meanwhile()` as soon as the tables are ready. Our own
 * database records which build did this, so the same build does not repeat it.
 */
export async function bringUpToDate(database, { env, signal, meanwhile }) {
  const note = database.cluster && join(database.cluster, 'mealwright.build');
  const build = `${readStamp('backend')} ${env.DEMO_MODE}`;
  if (note && existsSync(note) && readFileSync(note, 'utf8').trim() === build) {
    await meanwhile();
    return;
  }
  await runCli('migrate', { env, signal });
  await Promise.all([runCli('seed', { env, signal }), meanwhile()]);
  if (note) writeWhole(note, build);
}

const foreign = (url) => ({ url, stop: async () => {} });

/** The paths of the backend's command-line programs by name. */
export const cli = (name) => inProject('build', 'backend', 'src', 'cli', `${name}.js`);

/** Runs one of them. Its stderr is a sentence for the user. */
export async function runCli(name, { env, signal }) {
  const { code, complaints } = await runCommand(findNode(), [cli(name)], { cwd: projectFolder, env, signal });
  if (code !== 0) throw new Problem(complaints.trim() || `${name} failed with code ${code}.`);
}
