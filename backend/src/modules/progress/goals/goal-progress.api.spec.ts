import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { addDays } from '../../../platform/clock/dates.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const TODAY = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => addDays(TODAY, -days);

const LIGHTER = { goalName: 'Lighter', metric: 'weight', targetValue: 80 } as const;

const path = (id: string) => ({ params: { path: { id } } });

/** The measurements that the test has made, by day. A day without one is left out. */
type Weights = Map<number, { id: string; kg: number }>;

const RUNS = Number(process.env.FUZZ_RUNS ?? 6);

test('the progress of a goal always is what its measurements give from scratch', async () => {
  const step = fc.record({
    what: fc.constantFrom('set', 'set', 'set', 'remove'),
    daysAgo: fc.integer({ min: 0, max: 9 }),
    kg: fc.integer({ min: 760, max: 880 }).map((tenths) => tenths / 10),
  });
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 15 }),
    fc.constantFrom(84, 76, 80),
    async (steps, startValue) => {
      const user = await app.signedIn({ timeZone: 'UTC' });
      const body = { ...LIGHTER, startValue, startDate: daysAgo(7) };
      await user.api.POST('/api/progress/goals', { body });
      const weights: Weights = new Map();
      for (const one of steps) {
        await take(user, weights, one);
        const { data } = await user.api.GET('/api/progress/goals');
        expect(data?.data[0]).toMatchObject(expectedOf(weights, startValue));
      }
    },
  );
  await fc.assert(property, { numRuns: RUNS, seed: Number(process.env.FUZZ_SEED ?? 20_260_101) });
}, 600_000);

async function take(
  user: SignedInUser,
  weights: Weights,
  one: { what: string; daysAgo: number; kg: number },
) {
  const known = weights.get(one.daysAgo);
  const body = { measurementDate: daysAgo(one.daysAgo), weightKg: one.kg, confirmsWeight: true };
  if (one.what === 'remove') {
    if (known) await user.api.DELETE('/api/progress/measurements/{id}', path(known.id));
    weights.delete(one.daysAgo);
  } else if (known) {
    await user.api.PUT('/api/progress/measurements/{id}', { ...path(known.id), body });
    weights.set(one.daysAgo, { ...known, kg: one.kg });
  } else {
    const { data } = await user.api.POST('/api/progress/measurements', { body });
    weights.set(one.daysAgo, { id: data?.data.id ?? '', kg: one.kg });
  }
}

/** Computes what a goal of 80 kg since 7 days ago should say, in another way than the product does. */
function expectedOf(weights: Weights, start: number) {
  const since = [...weights].filter(([days]) => days <= 7).sort(([one], [other]) => other - one);
  const tenths = since.map(([, { kg }]) => Math.round(kg * 10));
  const [latest = Math.round(start * 10)] = tenths.toReversed();
  if (start === 80) {
    const inside = tenths.filter((one) => one >= 784 && one <= 816).length;
    const progressPercentage = tenths.length === 0 ? 0 : Math.floor((inside * 100) / tenths.length);
    return { status: 'active', progressPercentage, currentValue: latest / 10 };
  }
  const from = Math.round(start * 10);
  const hit = since.find(([, { kg }]) => (start > 80 ? kg <= 80 : kg >= 80));
  return {
    status: hit ? 'achieved' : 'active',
    achievedAt: hit ? `${daysAgo(hit[0])}T00:00:00.000Z` : null,
    currentValue: latest / 10,
    progressPercentage: Math.max(0, Math.floor(((from - latest) * 100) / (from - 800))),
  };
}
