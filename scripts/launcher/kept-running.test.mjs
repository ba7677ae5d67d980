import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepRunning } from './kept-running.mjs';
import { Problem } from './problem.mjs';

/** A program that ends when the test says so. Each start is recorded. */
function makeProgram({ started = [], fail = () => {} } = {}) {
  const start = () => {
    const one = { stopped: 0 };
    one.died = new Promise((resolve) => {
      one.end = resolve;
    });
    one.obituary = async () => ({
      what: 'The backend has ended by itself (SIGKILL).',
      where: ' Its log is L.',
    });
    one.stop = async () => {
      one.stopped += 1;
      one.end();
    };
    one.startAgain = async () => {
      fail();
      return start();
    };
    started.push(one);
    return one;
  };
  return { first: start(), started };
}

async function until(condition) {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

test('what ends unasked is started again, and given up after quick ends in a row', async () => {
  const { first, started } = makeProgram();
  const said = [];
  const kept = keepRunning(first, { say: (text) => said.push(text), pauses: [1, 2] });
  for (const count of [1, 2, 3]) {
    await until(() => started.length === count);
    started.at(-1).end();
  }
  await kept.died;
  assert.equal(started.length, 3);
  assert.deepEqual(said, [
    'The backend has ended by itself (SIGKILL). It starts again in 0.001 s.',
    'The backend has ended by itself (SIGKILL). It starts again in 0.002 s.',
  ]);
  assert.equal(
    await kept.obituary(),
    'The backend has ended by itself (SIGKILL). It ended 3 times in a row soon after its start, so everything was stopped. Its log is L.',
  );
});

test('what had started well begins anew with the shortest pause, and is never given up', async () => {
  const { first, started } = makeProgram();
  const said = [];
  const kept = keepRunning(first, { say: (text) => said.push(text), pauses: [1, 2], steadyMs: 0 });
  for (let count = 1; count < 6; count++) {
    await until(() => started.length === count);
    started.at(-1).end();
  }
  await until(() => started.length === 6);
  assert.ok(said.every((text) => text.endsWith('in 0.001 s.')));
  await kept.stop();
});

test('what cannot start has ended quickly, and says why', async () => {
  const fail = () => {
    throw new Problem('PostgreSQL could not start.');
  };
  const { first, started } = makeProgram({ fail });
  const kept = keepRunning(first, { say: () => {}, pauses: [1, 2] });
  started[0].end();
  await kept.died;
  assert.match(await kept.obituary(), /^PostgreSQL could not start\. It ended 3 times/);
});

test('what is stopped stays stopped: while it runs, during a pause, and during a start', async () => {
  const running = makeProgram();
  await keepRunning(running.first, { say: () => {} }).stop();
  assert.equal(running.started.length, 1);

  const pausing = makeProgram();
  const said = [];
  const paused = keepRunning(pausing.first, { say: (text) => said.push(text), pauses: [3_600_000] });
  pausing.first.end();
  await until(() => said.length === 1);
  await paused.stop();
  assert.equal(pausing.started.length, 1);

  const starting = makeProgram();
  let goOn = () => {};
  const { startAgain } = starting.first;
  starting.first.startAgain = () =>
    new Promise((resolve) => {
      goOn = () => resolve(startAgain());
    });
  const kept = keepRunning(starting.first, { say: () => {}, pauses: [1] });
  starting.first.end();
  await until(() => String(goOn) !== '() => {}');
  const stopped = kept.stop();
  goOn();
  await stopped;
  assert.equal(starting.started[1].stopped, 1);
});
