import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';

/** The names of the database and the role that the programs use. */
const name = 'mealwright';
const passwordFile = 'mealwright.password';

/** Makes PostgreSQL independent of the machine's locale. macOS requires a valid one. */
export const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };

/** Creates a cluster with one role and one database. It appears at `cluster` only when it is complete. */
export function createCluster({ cluster, binaries, user, throwAway }) {
  const unfinished = `${cluster}.new`;
  const password = randomBytes(24).toString('hex');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (user) chownSync(unfinished, user.uid, user.gid);

  const run = (program, args, input) =>
    runTool(join(binaries, 'bin', program), args, { user, input, cluster });
  run('initdb', [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--auth=trust', // It is replaced below, before anything listens.
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(throwAway ? ['--no-sync'] : []),
  ]);
  writeFileSync(join(unfinished, 'pg_hba.conf'), whoMayConnect(throwAway));
  const rights = throwAway ? ' CREATEDB' : '';
  const sql = [
    `CREATE ROLE ${name} LOGIN${rights} PASSWORD '${password}'`,
    `CREATE DATABASE ${name} OWNER ${name}`,
  ];
  run('postgres', ['--single', '-D', unfinished, 'postgres'], `${sql.join('\n')}\n`);

  const kept = join(unfinished, passwordFile);
  writeFileSync(kept, password, { mode: 0o600 });
  if (user) chownSync(kept, user.uid, user.gid);

  rmSync(cluster, { recursive: true, force: true });
  renameSync(unfinished, cluster);
}

/** The URL with which the programs connect to a running server. */
export function urlOf(cluster, port) {
  const password = readFileSync(join(cluster, passwordFile), 'utf8');
  return `postgres://${name}:${password}@127.0.0.1:${port}/${name}`;
}

/** The programs' role connects with its password, and the superuser not at all. */
function whoMayConnect(throwAway) {
  return `host ${throwAway ? 'all' : name} ${name} 127.0.0.1/32 scram-sha-256\n`;
}

/** A newer PostgreSQL cannot read an older one's files. */
export function requireSameVersion(cluster, binaries) {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const [, ours] = /(\d+)/.exec(
    spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' }).stdout,
  );
  if (made === ours) return;
  throw new Problem(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this version of Mealwright brings PostgreSQL ${ours}: dump it with the former version of Mealwright, and load the dump into a new data folder.`,
  );
}

export const isComplete = (cluster) => existsSync(join(cluster, 'PG_VERSION'));

function runTool(program, args, { user, input, cluster }) {
  const { status, stderr, error } = spawnSync(program, args, {
    ...user,
    input,
    cwd: '/',
    env: environment,
    encoding: 'utf8',
  });
  if (status === 0 && !/\b(ERROR|FATAL|PANIC):/.test(stderr)) return;
  throw new Problem(explainFailure(error?.message ?? stderr, cluster));
}

/** Returns a sentence that says why PostgreSQL did not start, based on its output. */
export function explainFailure(output, cluster) {
  const full = explainFullDisk(output, cluster);
  return (
    full ??
    `PostgreSQL could not start in ${cluster}${reasonIn(output)}: put that right, or choose another data folder with DATA_DIR.`
  );
}

/** Returns the same for an unexpected end, and names the log. */
export function explainEnd(output, cluster, log) {
  const what = explainFullDisk(output, cluster) ?? `PostgreSQL has ended by itself${reasonIn(output)}.`;
  return { what, where: ` Its log is ${log}.` };
}

function explainFullDisk(output, cluster) {
  if (!/No space left on device|Disk quota exceeded/.test(output)) return null;
  return `The disk of the database's folder ${cluster} is full: free at least 200 MB there, or choose a folder on another disk with DATA_DIR.`;
}

function reasonIn(output) {
  const [, reason] = [...output.matchAll(/\b(?:PANIC|FATAL|ERROR|error):\s+(.+)/g)].at(-1) ?? [];
  return reason ? ` (${reason})` : '';
}
