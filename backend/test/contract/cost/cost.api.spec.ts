import { afterAll, beforeAll, beforeEach, describe, jest, test } from '@jest/globals';
import { operations } from '../document.ts';
import { World } from '../world.ts';
import { type Attempt, attemptsOf } from './attempts.ts';
import { MeasuredBackend } from './measured-backend.ts';
import { tryOut } from './try-out.ts';

const MOST_GROWN_BYTES = 100 * 1024 * 1024;
const TRIES = 3;

jest.setTimeout(120_000);

let world: World;
let backend: MeasuredBackend;

beforeAll(async () => {
  world = await World.start();
  backend = await MeasuredBackend.start(world.app.environment);
});

beforeEach(() => world.empty());

afterAll(async () => {
  await backend?.stop();
  await world?.stop();
});

describe.each(operations)('$name', (operation) => {
  test('takes the service from nobody, whatever it is sent', async () => {
    const faults: string[] = [];
    for (const attempt of attemptsOf(operation)) faults.push(...(await faultsOf(attempt)));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });

  /** The best of a few: what a busy machine or a first time adds is no fault. */
  async function faultsOf(attempt: Attempt): Promise<string[]> {
    let faults: string[] = [];
    for (let tried = 0; tried < TRIES; tried++) {
      const { cost, status, others } = await tryOut(operation, attempt, world, backend);
      faults = [
        ...(cost.held > 1 ? [`held the event loop for ${cost.held.toFixed(1)} times what is allowed`] : []),
        ...(cost.grownBytes > MOST_GROWN_BYTES ? [`took ${Math.round(cost.grownBytes / 1e6)} MB`] : []),
        ...(others === 200 ? [] : [`somebody else was answered ${others}`]),
      ].map((fault) => `${attempt.what} (answered ${status}): ${fault}`);
      if (faults.length === 0) break;
      await backend.tidy();
    }
    return faults;
  }
});
