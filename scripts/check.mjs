/** npm run check: everything that can be proved without running the product. */
import { installIfStale } from './launcher/install.mjs';
import { runScript } from './launcher/problem.mjs';
import { checks } from './test-run/checks.mjs';
import { runInPairs, total } from './test-run/step.mjs';

await runScript(async () => {
  await installIfStale({ say: console.log });
  return total(await runInPairs(checks)).failed > 0 ? 1 : 0;
});
