import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const results = mkdtempSync(join(tmpdir(), 'mealwright-results-'));

/** Jest in ESM mode. The journeys have a configuration of their own, since they need the product running. */
const jest = (name, file, args, env) => ({
  name,
  args: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${join(results, file)}`,
    '--maxWorkers=2',
    ...args,
  ],
  env,
  count: () => countJest(join(results, file)),
});

function countJest(file) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
    JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

function countTap(output) {
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}

export const suites = {
  launcher: {
    name: 'launcher',
    args: ['--test', '--test-reporter=tap', 'scripts/**/*.test.mjs'],
    count: countTap,
  },
  unit: jest('rules', 'unit.json', ['--selectProjects', 'unit']),
  api: jest('API on PostgreSQL', 'api.json', ['--selectProjects', 'api']),
  browser: jest('journeys in the browser', 'browser.json', ['--config', 'e2e/jest.config.mjs']),
};
