/** npm run check:long: the long versions of tests that npm test runs in short. It takes two to three hours. */
import { buildIfStale } from './launcher/build.mjs';
import { installIfStale } from './launcher/install.mjs';
import { runScript } from './launcher/problem.mjs';
import { findChromium } from './test-run/chromium.mjs';
import { runStep, tellFailures, total } from './test-run/step.mjs';

const FUZZ_RUNS = process.env.FUZZ_RUNS ?? '2000';
const MERGE_RUNS = process.env.MERGE_RUNS ?? '100000';
const GENERATOR_RUNS = process.env.GENERATOR_RUNS ?? '10000';

await runScript(async () => {
  await installIfStale({ say: console.log });
  const chromium = await findChromium();
  await buildIfStale({ say: console.log });

  const { suites } = await import('./test-run/suites.mjs');
  const env = { LONG: '1', FUZZ_RUNS, CHROMIUM_PATH: chromium };
  const plans = { ...suites.unit, args: [...suites.unit.args, '--testPathPatterns', 'generator.spec'] };
  const merging = { ...suites.unit, args: [...suites.unit.args, '--testPathPatterns', 'convergence.spec'] };
  const composing = { ...suites.unit, args: [...suites.unit.args, '--testPathPatterns', 'composer.spec'] };
  const results = [
    await runStep({ ...plans, name: 'meal plans', env: { GENERATOR_RUNS }, shows: true }),
    await runStep({ ...merging, name: 'lists on two phones', env: { MERGE_RUNS } }),
    await runStep({ ...composing, name: 'composed recipes', env }),
    await runStep({ ...suites.api, env }),
    await runStep({ ...suites.browser, env }),
  ];

  tellFailures(results);
  const { passed, failed, skipped } = total(results);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 ? 1 : 0;
});
