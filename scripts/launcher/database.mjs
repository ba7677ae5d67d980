import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStamp } from './build.mjs';
import { runCommand } from './command.mjs';
import { writeWhole } from './data-folder.mjs';
import { LockHeld } from './lock.mjs';
import { findNode } from './node-binary.mjs';
import { runningPostgres, startPostgres } from './postgres.mjs';
import { Problem } from './problem.mjs';
import { inProject, projectFolder } from './project.mjs';

/**
 * The database that `DATABASE_URL` names, else an own one that is started for it. With `orRunning`, an own one that another
 * process has started does as well, and is left to that process.
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
 * Brings the tables and what is planted in them to this build, with `meanwhile()` from the moment that the tables are there.
 * A database of our own notes which build has done it, and is not asked again by the same.
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

/** The backend's command-line programs, by name. */
export const cli = (name) => inProject('build', 'backend', 'src', 'cli', `${name}.js`);

/** Runs one of them. What it complains of is a sentence for the user. */
export async function runCli(name, { env, signal }) {
  const { code, complaints } = await runCommand(findNode(), [cli(name)], { cwd: projectFolder, env, signal });
  if (code !== 0) throw new Problem(complaints.trim() || `${name} failed with code ${code}.`);
}
