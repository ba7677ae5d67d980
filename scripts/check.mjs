/** npm run check: everything that is proved without running the product. */
import { installIfStale } from './launcher/install.mjs';
import { runScript } from './launcher/problem.mjs';
import { checks } from './test-run/checks.mjs';
import { runStep, total } from './test-run/step.mjs';

await runScript(async () => {
  await installIfStale({ say: console.log });
  const results = [];
  for (const check of checks) results.push(await runStep(check));
  return total(results).failed > 0 ? 1 : 0;
});
