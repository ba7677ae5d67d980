import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { runStep, tellFailures } from './step.mjs';

/** Returns what is written to the console meanwhile. */
async function saidDuring(work) {
  const log = mock.method(console, 'log', () => undefined);
  await work();
  log.mock.restore();
  return log.mock.calls.map(({ arguments: [line] }) => line).join('\n');
}

const failing = { name: 'the rules', args: ['-e', 'console.log("one is missing"); process.exit(1)'] };

test('a step that fails says where and why once more at the end', async () => {
  const results = [];
  await saidDuring(async () => results.push(await runStep(failing)));
  assert.match(await saidDuring(() => tellFailures(results)), /^\nFAILED the rules\none is missing$/);
});

test('a step that counts its tests names those that failed', async () => {
  const count = () => ({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: [{ where: 'sums.spec', message: '2' }],
  });
  const results = [];
  await saidDuring(async () => results.push(await runStep({ ...failing, count })));
  assert.match(await saidDuring(() => tellFailures(results)), /^\nFAILED sums.spec\n2$/);
});

test('a run that was ended before a test failed counts as a failure', async () => {
  const count = () => ({ passed: 5, failed: 0, skipped: 0, failures: [] });
  const results = [];
  await saidDuring(async () => results.push(await runStep({ ...failing, count })));
  assert.equal(results[0].failed, 1);
  assert.match(await saidDuring(() => tellFailures(results)), /FAILED the rules/);
});

test('a step that passes says nothing at the end', async () => {
  const results = [];
  await saidDuring(async () => results.push(await runStep({ name: 'the rules', args: ['-e', ''] })));
  assert.equal(await saidDuring(() => tellFailures(results)), '');
});
