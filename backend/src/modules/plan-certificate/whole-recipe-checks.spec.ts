import { describe, expect, test } from '@jest/globals';
import { planOf, randomPlan } from '../../../test/factories/library-plans.js';
import { type Plan, type PlanRecipe, withPots } from '../plan-model/index.js';
import { planMealPrep } from '../prep-guide/meal-prep.js';
import { certify } from './certify.js';
import { eatenIn } from './intake.js';
import { faultsOfPots } from './whole-recipe-checks.js';

const SOUP = 'turkish-red-lentil-soup';

const cookedWhole = (plan: Plan, wholeRecipes?: boolean): Plan => ({
  ...plan,
  rules: { ...plan.rules, wholeRecipes },
});

/** A soup for 4 that is cooked on day 1 and eaten in these portions, day by day. */
function soupFor(portions: number[], wholeRecipes?: boolean): Plan {
  const plan = planOf(portions.map((servings, index) => [index + 1, 'dinner', SOUP, servings]));
  const meals = withPots(
    plan.meals,
    plan.meals.map(() => 0),
  );
  const recipes = plan.recipes.map((recipe) => ({ ...recipe, servings: 4 }));
  return cookedWhole({ ...plan, meals, recipes }, wholeRecipes);
}

const withPrep = (plan: Plan): Plan => ({ ...plan, startOfWeekMealPrep: planMealPrep(plan) });

const checkOf = (plan: Plan) => certify(plan).rules.find(({ rule }) => rule === 'wholeRecipes');

const [recipe] = soupFor([1]).recipes as [PlanRecipe];

describe('what is cooked', () => {
  test('is checked where whole recipes are asked for', () => {
    expect(checkOf(soupFor([2, 1.75], true))).toEqual({
      rule: 'wholeRecipes',
      label: 'Recipes are cooked whole where at most a quarter would be left',
      holds: true,
      breaches: [],
    });
    for (const asked of [false, undefined]) expect(checkOf(soupFor([2, 1.75], asked))).toBeUndefined();
  });

  test.each(Array.from({ length: 30 }, (_, seed) => seed))('is bought, in plan %i', (seed) => {
    const plan = randomPlan(seed, 1 + (seed % 30), 1 + (seed % 6));
    for (const asked of [true, false]) {
      const whole = withPrep(cookedWhole(plan, asked));
      expect(certify(whole).rules.filter(({ rule, holds }) => rule === 'wholeRecipes' && !holds)).toEqual([]);
    }
  });

  const faultWith = (
    amounts: { servings: number; left: number },
    { portions = [2, 1.75], cooksWhole = true, of = recipe }: Partial<Told> = {},
  ) => {
    const eaten = eatenIn({ ...soupFor(portions), recipes: [of] });
    return faultsOfPots(new Map([[`1:1:${SOUP}`, amounts]]), eaten, cooksWhole).map((fault) =>
      fault.replace(/^Day 1, dinner: Turkish Red Lentil Soup /, ''),
    );
  };

  interface Told {
    portions: number[];
    cooksWhole: boolean;
    of: PlanRecipe;
  }

  test('is what is eaten and what is left', () => {
    expect(faultWith({ servings: 4, left: 0.25 })).toEqual([]);
    expect(faultWith({ servings: 4, left: 0 })).toEqual([
      'cooks 4 servings, of which 3.75 are eaten and 0 left',
    ]);
    expect(faultWith({ servings: 3.75, left: 0.25 })).toHaveLength(1);
    expect(faultWith({ servings: 3.5, left: -0.25 })).toEqual(['is eaten more than it is cooked']);
    const unweighed = { ...recipe, ingredientsJson: [] };
    expect(faultWith({ servings: 4, left: 0 }, { of: unweighed })).toHaveLength(1);
  });

  test('is more than is eaten only where whole recipes are asked for', () => {
    expect(faultWith({ servings: 4, left: 0.25 }, { cooksWhole: false })).toEqual([
      'leaves 0.25 servings, although the plan cooks what is eaten',
    ]);
    expect(faultWith({ servings: 3.75, left: 0 }, { cooksWhole: false })).toEqual([]);
  });

  test('leaves less than a recipe, and at most a quarter of what is cooked', () => {
    expect(faultWith({ servings: 8, left: 4.25 })).toEqual(['leaves 4.25 servings, which is a whole recipe']);
    expect(faultWith({ servings: 4, left: 1.5 }, { portions: [2, 0.5] })).toEqual([
      'leaves 1.5 of 4 servings',
    ]);
    expect(faultWith({ servings: 4, left: 1 }, { portions: [2, 1] })).toEqual([]);
  });

  test('is whole recipes where little is left, and exact where it would be much', () => {
    expect(faultWith({ servings: 3.75, left: 0 })).toEqual(['is cooked in part']);
    expect(faultWith({ servings: 3, left: 0 }, { portions: [2, 1] })).toEqual(['is cooked in part']);
    expect(faultWith({ servings: 2.75, left: 0 }, { portions: [2, 0.75] })).toEqual([]);
    expect(faultWith({ servings: 3.9, left: 0.15 })).toEqual(['cooks 3.9 servings of 4']);
    expect(
      faultWith(
        { servings: 4, left: 0.25 },
        { of: { ...recipe, side: { step: 0.25, most: 4, kind: 'filling' } as never } },
      ),
    ).toEqual(['leaves 0.25 servings of a side']);
  });

  test('is cooked for every meal', () => {
    const eaten = eatenIn(soupFor([2, 1.75]));
    expect(faultsOfPots(new Map(), eaten, true)).toEqual([
      expect.stringContaining('is eaten but not cooked'),
    ]);
  });
});

describe('what is bought', () => {
  const bought = (plan: Plan, grams: (grams: number | null) => number | null): Plan => {
    const prep = planMealPrep(plan);
    const shoppingList = prep.shoppingList.map((item) =>
      item.foodId === 'lentils-red' ? { ...item, grams: grams(item.grams) } : item,
    );
    return { ...plan, startOfWeekMealPrep: { ...prep, shoppingList } };
  };

  test('is what is cooked, not only what is eaten', () => {
    const plan = soupFor([2, 1.75], true);
    expect(checkOf(bought(plan, (grams) => grams))?.breaches).toEqual([]);
    expect(checkOf(bought(plan, (grams) => (Number(grams) * 3.75) / 4))?.breaches).toEqual([
      expect.stringMatching(/^\d+(\.\d)? g of dried red lentils are bought, but \d+(\.\d)? g are cooked$/),
    ]);
    expect(checkOf(bought(plan, () => null))?.holds).toBe(false);
    const exact = planMealPrep(cookedWhole(plan, false));
    expect(checkOf({ ...plan, startOfWeekMealPrep: exact })?.holds).toBe(false);
  });

  test('is checked in plans that ask for exact amounts, but not in those from before the rule', () => {
    const half = (asked?: boolean) => bought(soupFor([2, 1.75], asked), (grams) => Number(grams) / 2);
    expect(checkOf(half(false))).toMatchObject({ label: 'What is cooked is eaten', holds: false });
    expect(checkOf(half(undefined))).toBeUndefined();
  });

  test('is compared for the days of the first week alone', () => {
    const plan = planOf([
      [1, 'dinner', SOUP, 1],
      [9, 'dinner', SOUP, 1],
    ]);
    expect(checkOf(withPrep(cookedWhole(plan, true)))?.breaches).toEqual([]);
  });
});
