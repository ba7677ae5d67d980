import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { operations } from '../document.ts';
import { World } from '../world.ts';
import { callersOf, checkOf } from './checked-requests.ts';
import { plainFaultsOf } from './faults.ts';

// An impossible plan is searched for seconds.
jest.setTimeout(120_000);

let world: World;

beforeAll(async () => {
  world = await World.start();
});

beforeEach(() => world.empty());

afterAll(() => world.stop());

describe.each(operations)('$name', (operation) => {
  test('answers properly to every simple fault in its input', async () => {
    const check = await checkOf(operation, world);
    const caller = callersOf(operation).at(-1) ?? 'nobody';
    for (const fault of plainFaultsOf(operation)) await check(caller, [fault]);
    // The same request without a fault shows that each refusal was about its fault.
    expect(await check(caller, [])).toBeLessThan(400);
  });
});
