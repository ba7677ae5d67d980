import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compileCache, readStamp, stampOf } from './built.mjs';
import { runCommand } from './command.mjs';
import { findNode } from './node-binary.mjs';
import { Problem } from './problem.mjs';
import { inProject, projectFolder } from './project.mjs';

/** The settings of Nest's own tools are used here too. */
const { sourceRoot, compilerOptions } = JSON.parse(readFileSync(inProject('nest-cli.json'), 'utf8'));
const { options: swc } = compilerOptions.builder;

/** The two parts that are built, each from its own sources with one command, into `build/<name>`. */
const parts = [
  {
    name: 'backend',
    sources: ['backend', 'paper', 'nest-cli.json', swc.swcrcPath, 'package-lock.json'],
    tool: ['@swc', 'cli', 'bin', 'swc.js'],
    args: [
      ...swc.filenames,
      '--out-dir',
      swc.outDir,
      '--config-file',
      swc.swcrcPath,
      '--extensions',
      swc.extensions.join(','),
      '--quiet',
    ],
    folder: '.',
    // Tables that the program reads unchanged.
    assets: compilerOptions.assets,
  },
  {
    name: 'frontend',
    sources: ['frontend', 'openapi', 'paper', 'package-lock.json'],
    tool: ['@remix-run', 'dev', 'dist', 'cli.js'],
    args: ['vite:build', '--logLevel', 'error'],
    folder: 'frontend',
  },
];

export const partNames = parts.map(({ name }) => name);

/** Builds the parts that have changed since their last build. `only` limits it to some of them. */
export async function buildIfStale({ only = partNames, say, signal }) {
  const stale = parts
    .filter(({ name }) => only.includes(name))
    .map((part) => ({ ...part, print: fingerprint(part.sources) }))
    .filter((part) => readStamp(part.name) !== part.print);
  if (stale.length === 0) return;
  rmSync(compileCache, { recursive: true, force: true });
  say(`Building the ${stale.map(({ name }) => name).join(' and the ')} ...`);
  await Promise.all(stale.map((part) => build(part, signal)));
}

async function build({ name, tool, args, folder, assets = [], print }, signal) {
  rmSync(inProject('build', name), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const command = [inProject('node_modules', ...tool), ...args];
  const { code, output } = await runCommand(findNode(), command, { cwd: inProject(folder), env, signal });
  if (code !== 0) throw new Problem(`The ${name} could not be built:\n\n${output.trim()}`);
  for (const asset of assets) copyAsset(asset);
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), print);
}

/** `asset` is a folder and a pattern for its files, such as `table/*.tsv`. */
function copyAsset(asset) {
  const folder = join(sourceRoot, dirname(asset));
  const ending = basename(asset).replace('*', '');
  cpSync(inProject(folder), inProject(swc.outDir, folder), {
    recursive: true,
    filter: (path) => path.endsWith(ending) || statSync(path).isDirectory(),
  });
}

/** A hash of names and contents, without tests, which are not built. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(inProject(source))).sort()) {
    hash
      .update(`${relative(projectFolder, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .filter(({ name }) => !/^(node_modules|test|\..*)$|\.spec\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}
