import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../scripts/launcher/command.mjs';
import { findNode } from '../../../scripts/launcher/node-binary.mjs';
import { Problem } from '../../../scripts/launcher/problem.mjs';
import { inProject } from '../../../scripts/launcher/project.mjs';
import { componentFrom } from './markup.mjs';

const source = inProject('bench/baselines/remix-page');
const target = inProject('build/bench/remix-page');

const whatRemixLooksFor = {
  private: true,
  type: 'module',
  dependencies: { '@remix-run/node': '*', '@remix-run/react': '*', isbot: '*' },
};

/** Builds a Remix application whose only page, at `path`, renders `html`. Resolves to its server build. */
export async function buildRemixPage(html, { path, signal }) {
  rmSync(target, { recursive: true, force: true });
  cpSync(join(source, 'app'), join(target, 'app'), { recursive: true });
  cpSync(join(source, 'vite.config.ts'), join(target, 'vite.config.ts'));
  writeFileSync(join(target, 'app/markup.tsx'), componentFrom(html));
  writeFileSync(join(target, 'package.json'), JSON.stringify(whatRemixLooksFor));
  const remix = inProject('node_modules/@remix-run/dev/dist/cli.js');
  const env = { ...process.env, NODE_ENV: 'production', PAGE_PATH: path.slice(1).split('?')[0] };
  const command = [remix, 'vite:build', '--logLevel', 'error'];
  const { code, output } = await runCommand(findNode(), command, { cwd: target, env, signal });
  if (code !== 0) throw new Problem(`The bare Remix page could not be built:\n\n${output.trim()}`);
  return join(target, 'build/server/index.js');
}
