import { afterAll, beforeAll, beforeEach, describe, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { operations } from '../document.ts';
import { World } from '../world.ts';
import { brief, callersOf, checkOf } from './checked-requests.ts';
import { faultsOf } from './faults.ts';

/** FUZZ_RUNS=1000 makes a long run. FUZZ_SEED=… repeats the one that a failure names. */
const runs = Number(process.env.FUZZ_RUNS ?? 15);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101);

// An impossible plan is searched for seconds.
jest.setTimeout(120_000 + runs * 250);

let world: World;

beforeAll(async () => {
  world = await World.start();
});

beforeEach(() => world.empty());

afterAll(() => world.stop());

describe.each(operations)('$name', (operation) => {
  test(`is sent nonsense, ${runs} times, FUZZ_SEED=${seed}`, async () => {
    const check = await checkOf(operation, world);
    const request = fc.record({
      caller: fc.constantFrom(...callersOf(operation)),
      faults: fc.array(faultsOf(operation), { minLength: 1, maxLength: 3 }),
    });
    const property = fc.asyncProperty(request, async ({ caller, faults }) => {
      await check(caller, faults);
    });
    const result = await fc.check(property, { seed, numRuns: runs });
    if (result.failed) throw new Error(explain(result));
  });
});

type Failure = Pick<fc.RunDetails<unknown>, 'counterexample' | 'errorInstance' | 'numShrinks'>;

function explain({ counterexample, errorInstance, numShrinks }: Failure): string {
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `FUZZ_SEED=${seed}, after ${numShrinks} simplifications: ${brief(counterexample)}\n${why}`;
}
