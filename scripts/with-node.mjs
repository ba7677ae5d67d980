/**
 * Runs a script of the project with the Node that npm provides, whichever Node runs npm: with-node.mjs SCRIPT [ARG
 * ...]
 */
import { spawnSync } from 'node:child_process';
import { installIfStale } from './launcher/install.mjs';
import { findNode } from './launcher/node-binary.mjs';
import { runScript } from './launcher/problem.mjs';
import { projectFolder } from './launcher/project.mjs';

await runScript(async () => {
  await installIfStale({ say: console.log });
  const { status } = spawnSync(findNode(), process.argv.slice(2), { cwd: projectFolder, stdio: 'inherit' });
  return status ?? 1;
});
