import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../test/factories/coaching.ts';
import { insertAssignedPlan, keptPlan } from '../../../test/factories/meal-plans.ts';
import { TestApp } from '../../../test/support/test-app.ts';
import { ALLERGENS, brokenBy, DIETARY_TAGS } from '../foods/index.js';
import { forbiddenBy } from '../foods/restrictions.js';
import { servedIn } from '../meal-plans/served-meals.js';
import type { Plan } from '../plan-model/index.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const CASES = Number(process.env.RESTRICTION_CASES ?? 150);

/** The same sequence of numbers in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Up to three dishes, of which one may be served only as a side and one not at all. */
function randomPlan(random: () => number): Plan {
  const some = <T>(all: readonly T[], share: number) => all.filter(() => random() < share);
  const plan = keptPlan({ id: 'dish-0', name: 'Dish 0' });
  const [dish] = plan.recipes;
  if (!dish) throw new Error('The plan has no recipe');
  const calories = [0, 3, 100, 300, 333];
  const recipes = Array.from({ length: 3 }, (_, at) => ({
    ...dish,
    ...{ id: `dish-${at}`, name: `Dish ${at}`, dietaryTags: some(DIETARY_TAGS, 0.8) },
    allergens: random() < 0.1 ? null : some(ALLERGENS, 0.1),
    caloriesKcal: calories[Math.floor(random() * calories.length)] ?? 0,
    fatGrams: Math.floor(random() * 120) / 10,
  }));
  const meals = plan.meals.map((meal) => ({
    ...meal,
    recipeId: `dish-${Math.floor(random() * 2)}`,
    ...(random() < 0.2 ? { sides: [{ recipeId: 'dish-2', servings: 1 }] } : {}),
  }));
  return { ...plan, recipes, meals: random() < 0.05 ? [] : meals };
}

test('the database finds in random plans what they break, as the code does that looks at each meal', async () => {
  const random = randomNumbers(43);
  const trainer = await app.signedIn({ role: 'trainer' });
  const expected = new Map<string, string[]>();
  for (let index = 0; index < CASES; index += 1) {
    const customer = await app.user();
    await insertCoaching(app.db, trainer, customer);
    const said = [...Object.keys(forbiddenBy).filter(() => random() < 0.3), 'no cilantro'];
    const allergies = ALLERGENS.filter(() => random() < 0.15);
    await app.db.query(
      'insert into profiles (user_id, dietary_restrictions, allergies, updated_at) values ($1, $2, $3, now())',
      [customer.id, said, allergies],
    );
    const plan = randomPlan(random);
    await insertAssignedPlan(app.db, customer, trainer, { plan });
    const broken = servedIn(plan).flatMap(({ recipe }) =>
      brokenBy(recipe, { dietaryRestrictions: said, allergies }).map(({ restriction }) => restriction),
    );
    expected.set(customer.id, [...new Set(broken)].sort());
  }
  const { data } = await trainer.api.GET('/api/trainer/customers');
  const found = new Map(
    data?.customers.map(({ id, brokenRestrictions }) => [id, [...brokenRestrictions].sort()]),
  );
  expect(found).toEqual(expected);
  const kinds = [...expected.values()].map((broken) => broken.length > 0);
  expect([kinds.includes(true), kinds.includes(false)]).toEqual([true, true]);
});
