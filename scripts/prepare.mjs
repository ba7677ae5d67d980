/**
 * Installs and builds what is missing or has changed, or only the named parts: node scripts/prepare.mjs [backend]
 *
 * The launcher runs this as a process of its own, because what reading every source leaves in memory ends with it.
 */
import { buildIfStale, partNames } from './launcher/build.mjs';
import { installIfStale } from './launcher/install.mjs';
import { runScript } from './launcher/problem.mjs';
import { listenForStop } from './launcher/stop-requests.mjs';

await runScript(async () => {
  const only = process.argv.slice(2);
  const { signal } = listenForStop();
  await installIfStale({ say: console.log, signal });
  await buildIfStale({ only: only.length ? only : partNames, say: console.log, signal });
});
