import { buildIfStale } from './build.mjs';
import { installIfStale } from './install.mjs';
import { Problem } from './problem.mjs';

/** Installs and builds everything that the programs need. */
export async function prepare({ only, say, signal }) {
  if (process.platform === 'win32')
    throw new Problem('Mealwright runs on Linux and macOS: on Windows, start it inside WSL.');
  await installIfStale({ say, signal });
  await buildIfStale({ only, say, signal });
}
