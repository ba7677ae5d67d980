import { afterAll, beforeAll, beforeEach, describe, jest, test } from '@jest/globals';
import { operations } from '../document.ts';
import { World } from '../world.ts';
import { type Attempt, attemptsOf } from './attempts.ts';
import { MeasuredProgram } from './measured-program.ts';
import { faultsIn, TRIES } from './measured-request.ts';
import { tryOut } from './try-out.ts';

jest.setTimeout(120_000);

let world: World;
let backend: MeasuredProgram;

beforeAll(async () => {
  world = await World.start();
  backend = await MeasuredProgram.start({
    program: 'build/backend/src/main.js',
    environment: { ...world.app.environment, API_HOST: '127.0.0.1' },
    portName: 'API_PORT',
    ready: '/readyz',
  });
});

beforeEach(() => world.empty());

afterAll(async () => {
  await backend?.stop();
  await world?.stop();
});

describe.each(operations)('$name', (operation) => {
  test('does not block the service, whatever it is sent', async () => {
    const faults: string[] = [];
    for (const attempt of attemptsOf(operation)) faults.push(...(await faultsOf(attempt)));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });

  /** Takes the best of several attempts, because a busy machine or a cold start is no fault. */
  async function faultsOf(attempt: Attempt): Promise<string[]> {
    let faults: string[] = [];
    for (let tried = 0; tried < TRIES; tried++) {
      const { cost, status, others } = await tryOut(operation, attempt, world, backend);
      faults = faultsIn(cost, others).map((fault) => `${attempt.what} (answered ${status}): ${fault}`);
      if (faults.length === 0) break;
      await backend.tidy();
    }
    return faults;
  }
});
