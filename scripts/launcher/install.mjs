import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { Problem } from './problem.mjs';
import { inProject, projectFolder } from './project.mjs';

/** Settings with which npm would leave out what the build needs. */
const misleading =
  /^(NODE_ENV|npm_config_(omit|only|production|include|also|dev|optional|global|dry_run|package_lock_only))$/i;

export async function installIfStale({ say, signal }) {
  if (isInstalled()) return;
  say('Installing packages (takes a minute or two, the first time only) ...');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNpm(args, signal);
  if (code !== 0) throw new Problem(explainNpm(output, keep(output)));
}

/** Whether node_modules matches the lock file. npm records what it installed only when it has finished. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules', '.package-lock.json');
  return Boolean(wanted && present && covers(present, wanted, process));
}

export function covers(present, wanted, machine) {
  return Object.entries(wanted).every(([path, pkg]) => {
    if (path === '') return true;
    if (present[path]) return present[path].version === pkg.version;
    return pkg.optional && !isFor(pkg, machine);
  });
}

/** An optional package for this platform is required: Node, PostgreSQL, and the compilers are packaged like this. */
function isFor({ os, cpu, libc }, { platform, arch }) {
  return os?.includes(platform) && cpu?.includes(arch) && !libc;
}

function packagesIn(...path) {
  try {
    return JSON.parse(readFileSync(inProject(...path), 'utf8')).packages;
  } catch {
    return null;
  }
}

async function runNpm(args, signal) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !misleading.test(name)));
  try {
    return await runCommand('npm', args, { cwd: projectFolder, env, signal });
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new Problem('npm was not found: install Node with npm, then run npm start again.');
    throw error;
  }
}

function keep(output) {
  const path = join(tmpdir(), `mealwright-npm-${process.pid}.log`);
  try {
    writeFileSync(path, output, { mode: 0o600 });
    return path;
  } catch {
    return null;
  }
}

export function explainNpm(output, log) {
  const more = log ? ` npm's own words are in ${log}.` : '';
  if (/ENOSPC/.test(output))
    return `The packages could not be installed: the disk is full. Free some space (1 GB), then run npm start again.${more}`;
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `The packages could not be installed: ${projectFolder} may not be written to by this user. Make the folder yours, then run npm start again.${more}`;
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return `The packages could not be installed: the npm registry cannot be reached. Check the network, then run npm start again.${more}`;
  }
  const first = /npm (?:error|ERR!) (?!code\b)(.+)/.exec(output)?.[1];
  return `The packages could not be installed${first ? ` (${first})` : ''}: put that right, then run npm start again.${more}`;
}
