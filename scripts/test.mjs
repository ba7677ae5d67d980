/**
 * npm test: installs what is missing and then proves everything: types, lint, format, dependency rules, dead code,
 * the API document, rules, API, browser, page weight. The last line counts the tests of all suites.
 */
import { buildIfStale } from './launcher/build.mjs';
import { installIfStale } from './launcher/install.mjs';
import { runScript } from './launcher/problem.mjs';
import { checks } from './test-run/checks.mjs';
import { findChromium } from './test-run/chromium.mjs';
import { runInPairs, runStep, tellFailures, total } from './test-run/step.mjs';

await runScript(async () => {
  await installIfStale({ say: console.log });
  const chromium = await findChromium();
  const { suites } = await import('./test-run/suites.mjs');
  // Building the frontend uses one processor for half a minute, so the checks run beside it.
  const built = buildIfStale({ say: console.log });
  const [results] = await Promise.all([runInPairs([...checks, suites.launcher], built), built]);
  results.push(await runStep(suites.backend));
  results.push(await runStep({ ...suites.browser, env: { CHROMIUM_PATH: chromium } }));
  results.push(await runStep({ name: 'page weight', args: ['bench/page-weight.mjs'], shows: true }));

  tellFailures(results);
  const { passed, failed, skipped } = total(results);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 ? 1 : 0;
});
