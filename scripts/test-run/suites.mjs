import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectFolder } from '../launcher/project.mjs';

const results = mkdtempSync(join(tmpdir(), 'mealwright-results-'));

/**
 * Unit tests use all processors. Suites that wait for a database, backend, or browser leave room for one more worker.
 */
const BUSY = Math.max(2, Math.min(availableParallelism(), 4));
const WAITING = BUSY + 1;

/** Runs Jest in ESM mode. The journeys have a configuration of their own, because they need a running product. */
const jest = (name, file, workers, args) => ({
  name,
  args: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${join(results, file)}`,
    `--maxWorkers=${workers}`,
    ...args,
  ],
  count: () => countJest(join(results, file)),
});

function countJest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  };
}

/** A file that fails without a failed test could not be run. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ where: inFolder(name), message }];
  return failed.map(({ fullName, failureMessages }) => ({
    where: `${inFolder(name)}: ${fullName}`,
    message: failureMessages.join('\n'),
  }));
}

const inFolder = (file) => relative(projectFolder, file);

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
    name: 'launcher and counters',
    args: ['--test', '--test-reporter=tap', 'scripts/**/*.test.mjs', 'bench/**/*.test.mjs'],
    count: countTap,
  },
  unit: jest('rules', 'unit.json', BUSY, ['--selectProjects', 'unit']),
  api: jest('API on PostgreSQL', 'api.json', WAITING, ['--selectProjects', 'api']),
  // In one run, the rules use the processors while the API waits for its database.
  backend: jest('rules, and API on PostgreSQL', 'backend.json', WAITING, ['--selectProjects', 'unit', 'api']),
  browser: jest('journeys in the browser', 'browser.json', WAITING, ['--config', 'e2e/jest.config.mjs']),
};
