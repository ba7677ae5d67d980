import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../test/factories/library-plans.js';
import type { MealSide, Plan, PlanRecipe } from '../plan-model/index.js';
import type { RecipeIngredient } from '../recipes/index.js';
import { certify } from './certify.js';

const RICE = 'side-white-rice';
const SALAD = 'side-green-salad';
const YOGURT = { recipeId: 'yogurt', servings: 1 };

/** A dinner, and a side of yogurt that can go beside it. Tests can change what is known of both. */
function dinnerWith(
  sides: MealSide[],
  changes: { dish?: Partial<PlanRecipe>; side?: Partial<PlanRecipe> } = {},
): Plan {
  const plan = planOf([[1, 'dinner', 'turkish-red-lentil-soup', 1]]);
  const [dish] = plan.recipes as [PlanRecipe];
  const side = libraryRecipes.find(({ id }) => id === RICE) as PlanRecipe;
  return {
    ...plan,
    mealsPerDay: 1,
    recipes: [
      ...libraryRecipes.filter(({ id }) => id !== dish.id),
      { ...dish, mealTypes: ['dinner'], ...changes.dish },
      { ...side, id: 'yogurt', name: 'Yogurt', ...changes.side },
    ],
    meals: plan.meals.map((meal) => ({ ...meal, sides })),
  };
}

const checkOf = (plan: Plan, rule: string) => certify(plan).rules.find((one) => one.rule === rule);
const breachesOf = (plan: Plan, rule = 'sides') => checkOf(plan, rule)?.breaches;

const withRules = (plan: Plan, rules: Partial<Plan['rules']>): Plan => ({
  ...plan,
  rules: { ...plan.rules, ...rules },
});

const of = (name: string, foodId: string | null = null): RecipeIngredient => ({
  ...{ amount: 1, unit: 'g', note: null, grams: 1 },
  name,
  foodId,
});

describe('sides', () => {
  test('are checked where there are any', () => {
    expect(checkOf(dinnerWith([]), 'sides')).toBeUndefined();
    expect(checkOf(dinnerWith([{ recipeId: RICE, servings: 1.5 }]), 'sides')).toMatchObject({
      label: 'Sides are eaten beside a dish, in the amounts they are made for',
      holds: true,
    });
  });

  test.each([
    [[{ recipeId: RICE, servings: 1.25 }], '1.25 servings of White Rice'],
    [[{ recipeId: RICE, servings: 3.5 }], '3.5 servings of White Rice'],
    [[{ recipeId: RICE, servings: 0 }], '0 servings of White Rice'],
    [[{ recipeId: 'gone', servings: 1 }], 'the recipe of a side is missing'],
    [
      [
        { recipeId: RICE, servings: 1 },
        { recipeId: RICE, servings: 2 },
      ],
      'White Rice twice',
    ],
    [[RICE, SALAD, 'side-banana', 'side-apple'].map((recipeId) => ({ recipeId, servings: 1 })), '4 sides'],
  ])('%j break it: %s', (sides, fault) => {
    expect(breachesOf(dinnerWith(sides))).toEqual([`Day 1, dinner: ${fault}`]);
  });

  test('are no dishes, and dishes are no sides', () => {
    const plan = dinnerWith([]);
    const [dish] = libraryRecipes.filter(({ side }) => !side);
    const beside = dinnerWith([{ recipeId: dish?.id ?? '', servings: 1 }]);
    expect(breachesOf(beside)).toEqual([`Day 1, dinner: ${dish?.name} is no side`]);
    const alone = { ...plan, meals: plan.meals.map((meal) => ({ ...meal, recipeId: RICE, sides: [] })) };
    expect(breachesOf(alone, 'mealTypes')).toEqual(['Day 1, dinner: White Rice is a side']);
  });

  test('count for the day and for the bounds of their meal', () => {
    const alone = certify(dinnerWith([])).days[0]?.actual;
    const plan = dinnerWith([YOGURT], { side: { caloriesKcal: 100, carbsGrams: 7, fibreGrams: 3 } });
    const both = certify(plan).days[0]?.actual;
    expect((both?.calories ?? 0) - (alone?.calories ?? 0)).toBeCloseTo(100);
    expect((both?.carbs ?? 0) - (alone?.carbs ?? 0)).toBeCloseTo(7);
    const most = Math.ceil(alone?.calories ?? 0);
    expect(breachesOf(withRules(dinnerWith([]), { maxCalories: most }), 'mealCalories')).toEqual([]);
    expect(breachesOf(withRules(plan, { maxCalories: most }), 'mealCalories')).toHaveLength(1);
    const carbs = Math.ceil(alone?.carbs ?? 0);
    expect(breachesOf(withRules(plan, { maxCarbs: carbs }), 'mealMacros')).toHaveLength(1);
    const fiber = { dish: { fibreGrams: 10 }, side: { fibreGrams: 3 } };
    const enough = withRules(dinnerWith([YOGURT], fiber), { minDailyFiber: 13 });
    expect(breachesOf(enough, 'minDailyFiber')).toEqual([]);
    expect(breachesOf(withRules(enough, { minDailyFiber: 14 }), 'minDailyFiber')).toHaveLength(1);
  });

  test.each([
    ['dietaryTags', { dietaryTags: ['vegan'] }, { dietaryTags: [] }],
    ['excludedAllergens', { excludedAllergens: ['milk'] }, { allergens: ['milk'] }],
    [
      'excludedFoods',
      { excludedFoods: [{ name: 'yogurt', foodIds: ['yogurt-greek'] }] },
      { ingredientsJson: [of('Greek yogurt', 'yogurt-greek')] },
    ],
    ['maxPrepTime', { maxPrepTime: 60 }, { prepTimeMinutes: 61 }],
    ['cookingTime', { weekdayMinutes: 90, weekendMinutes: 90 }, { prepTimeMinutes: 40, cookTimeMinutes: 51 }],
  ] as [string, Partial<Plan['rules']>, Partial<PlanRecipe>][])(
    'keep the rule %s, each by itself',
    (rule, rules, side) => {
      const dish = { dietaryTags: ['vegan'], allergens: [] } as Partial<PlanRecipe>;
      const kept = withRules(dinnerWith([{ recipeId: RICE, servings: 1 }], { dish }), rules);
      expect(breachesOf(kept, rule)).toEqual([]);
      const broken = withRules(dinnerWith([YOGURT], { dish, side }), rules);
      expect(breachesOf(broken, rule)).toEqual([expect.stringMatching(/^Day 1, dinner: Yogurt /)]);
    },
  );

  test('keep meat apart from dairy together with the dish', () => {
    const meat = { allergens: [], ingredientsJson: [of('chicken breast')] };
    const milk = { allergens: ['milk'], ingredientsJson: [of('yogurt')] } as Partial<PlanRecipe>;
    const plan = withRules(dinnerWith([YOGURT], { dish: meat, side: milk }), {
      keepsMeatApartFromDairy: true,
    });
    expect(breachesOf(plan, 'keepsMeatApartFromDairy')).toEqual([
      expect.stringMatching(/^Day 1, dinner: .* has chicken breast with yogurt$/),
    ]);
    const apart = { ...plan, meals: plan.meals.map((meal) => ({ ...meal, sides: [] })) };
    expect(breachesOf(apart, 'keepsMeatApartFromDairy')).toEqual([]);
  });

  test('count as foods, and neither as repetition nor as main ingredients', () => {
    const days = [1, 2, 3, 4];
    const plan = planOf(days.map((day) => [day, 'dinner', 'turkish-red-lentil-soup', 1]));
    const side = { recipeId: RICE, servings: 1 };
    const meals = plan.meals.map((meal) => ({ ...meal, sides: [side] }));
    const recipes = [...plan.recipes, libraryRecipes.find(({ id }) => id === RICE) as PlanRecipe];
    const eaten = withRules({ ...plan, meals, recipes }, { maxUses: 4, maxIngredients: 1 });
    const [foods = ''] = breachesOf(eaten, 'maxIngredients') ?? [];
    const [without = ''] = breachesOf({ ...eaten, meals: plan.meals }, 'maxIngredients') ?? [];
    expect(Number.parseInt(foods, 10)).toBe(Number.parseInt(without, 10) + 1);
    const once = withRules(eaten, { maxUses: 1 });
    expect(breachesOf(once, 'maxUses')).toEqual([expect.not.stringContaining('Rice')]);
    expect(breachesOf(eaten, 'mainIngredients')?.join()).not.toContain('rice');
  });

  test('beside leftovers are still made', () => {
    const plan = planOf([
      [1, 'dinner', 'turkish-red-lentil-soup', 1],
      [2, 'dinner', 'turkish-red-lentil-soup', 1],
    ]);
    const meals = plan.meals.map((meal) =>
      meal.day === 2
        ? { ...meal, leftoverOf: { day: 1, mealNumber: 1 }, sides: [{ recipeId: RICE, servings: 1 }] }
        : meal,
    );
    const recipes = [...plan.recipes, libraryRecipes.find(({ id }) => id === RICE) as PlanRecipe];
    const short = withRules({ ...plan, meals, recipes }, { maxPrepTime: 1 });
    expect(breachesOf(short, 'maxPrepTime')).toContain('Day 2, dinner: White Rice takes 2 minutes');
  });
});
