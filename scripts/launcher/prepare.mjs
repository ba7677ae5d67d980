import { runCommand } from './command.mjs';
import { Problem } from './problem.mjs';
import { inProject, projectFolder } from './project.mjs';

/** Installs and builds everything that the programs need, or only some parts, in a process that ends afterwards. */
export async function prepare({ only = [], signal }) {
  if (process.platform === 'win32')
    throw new Problem('Mealwright runs on Linux and macOS: on Windows, start it inside WSL.');
  const { code, complaints } = await runCommand(
    process.execPath,
    [inProject('scripts', 'prepare.mjs'), ...only],
    {
      cwd: projectFolder,
      signal,
      stdout: 'inherit',
    },
  );
  if (code !== 0) throw new Problem(complaints.trim() || `scripts/prepare.mjs failed with code ${code}.`);
}
