import { beforeAll, describe, expect, test } from '@jest/globals';
import type { DietaryTag } from '../../src/modules/foods/index.js';
import { generate } from '../../src/modules/plan-generator/generate.js';
import { RecipeColumns } from '../../src/modules/plan-generator/recipe-columns/recipe-columns.js';
import { loadSolver, type Solver } from '../../src/modules/plan-generator/solver/solver.js';
import type { GenerateTask } from '../../src/modules/plan-generator/task.js';
import { defaultTargets } from '../../src/modules/plan-model/default-targets.js';
import { FITNESS_GOALS, type FitnessGoal } from '../../src/modules/plan-model/plan.js';
import { DEFAULT_RULES } from '../../src/modules/plan-model/rules/index.js';
import { breachesOf } from '../../test/generator/breaches.js';
import { seedLibrary, staples } from '../../test/generator/seed-library.js';
import { aWish } from '../../test/generator/wishes.js';
import { breakfastsOfFewFoods } from './breakfast/few-foods.js';
import { lowCarbBreakfastsOfFewFoods } from './breakfast/few-foods-low-carb.js';
import { veganBreakfastsOfFewFoods } from './breakfast/few-foods-vegan.js';
import { dinnersOfFewFoods } from './dinner/few-foods.js';
import { lowCarbDinnersOfFewFoods } from './dinner/few-foods-low-carb.js';
import { veganDinnersOfFewFoods } from './dinner/few-foods-vegan.js';
import { lunchesOfFewFoods } from './lunch/few-foods.js';
import { lowCarbLunchesOfFewFoods } from './lunch/few-foods-low-carb.js';
import { veganLunchesOfFewFoods } from './lunch/few-foods-vegan.js';
import { snacksOfFewFoods } from './snack/few-foods.js';
import { lowCarbSnacksOfFewFoods } from './snack/few-foods-low-carb.js';
import { veganSnacksOfFewFoods } from './snack/few-foods-vegan.js';

/** Everything that a beginner has to buy, besides staples. */
const FOODS = [
  'apple',
  'banana',
  'beans-kidney-canned',
  'bread-whole-wheat',
  'broccoli',
  'carrot',
  'cheddar',
  'chicken-breast',
  'egg',
  'milk-semi-skimmed',
  'oats-rolled',
  'onion',
  'peanut-butter',
  'potato',
  'rice-white',
  'spinach',
  'tomato',
  'tuna-canned-water',
  'yogurt-greek-low-fat',
];

/** The foods that take the place of the usual ones in a vegan kitchen. */
const VEGAN_FOODS = [
  'banana',
  'beans-kidney-canned',
  'berries-mixed-frozen',
  'bread-whole-wheat',
  'broccoli',
  'carrot',
  'lentils-red',
  'milk-soy',
  'oats-rolled',
  'onion',
  'peanut-butter',
  'potato',
  'rice-white',
  'spinach',
  'tempeh',
  'textured-soy',
  'tofu-firm',
  'tomato',
];

/** The foods that take the place of the usual ones in a low-carb kitchen. */
const LOW_CARB_FOODS = [
  'almond',
  'avocado',
  'beans-kidney-canned',
  'beef-ground-15',
  'berries-mixed-frozen',
  'broccoli',
  'butter',
  'carrot',
  'cauliflower',
  'cheddar',
  'chicken-breast',
  'egg',
  'mushroom-white',
  'onion',
  'salmon',
  'spinach',
  'tomato',
  'tuna-canned-water',
  'yogurt-greek-low-fat',
  'zucchini',
];

const usual = [breakfastsOfFewFoods, lunchesOfFewFoods, dinnersOfFewFoods, snacksOfFewFoods].flat();
const vegan = [
  veganBreakfastsOfFewFoods,
  veganLunchesOfFewFoods,
  veganDinnersOfFewFoods,
  veganSnacksOfFewFoods,
].flat();
const lowCarb = [
  lowCarbBreakfastsOfFewFoods,
  lowCarbLunchesOfFewFoods,
  lowCarbDinnersOfFewFoods,
  lowCarbSnacksOfFewFoods,
].flat();

test.each([
  ['', usual, FOODS],
  ['vegan ', vegan, VEGAN_FOODS],
  ['low-carb ', lowCarb, LOW_CARB_FOODS],
])('the %srecipes of few foods use all of these foods, and otherwise only staples', (_, recipes, foods) => {
  const used = new Set(recipes.flatMap(({ ingredients }) => ingredients.map(([, , food]) => food)));
  const ofStaples = new Set(staples());
  expect([...used].filter((food) => !ofStaples.has(food)).sort()).toEqual(foods);
});

test('vegan recipes of few foods are vegan, and low-carb ones are low in carbs', () => {
  expect(vegan.filter(({ tags }) => !tags.includes('vegan'))).toEqual([]);
  expect(lowCarb.filter(({ tags }) => !tags.includes('low-carb'))).toEqual([]);
});

describe('a plan from 20 foods', () => {
  const recipes = seedLibrary();
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const columns = new RecipeColumns(staples());
  let solver: Solver;

  beforeAll(async () => {
    columns.upsert(recipes);
    solver = await loadSolver();
  });

  const breaches = (goal: FitnessGoal, calories: number, mealsPerDay: number, tags: DietaryTag[] = []) => {
    const wish = aWish({
      fitnessGoal: goal,
      mealsPerDay,
      targets: defaultTargets(goal, calories, tags),
      rules: { ...DEFAULT_RULES, dietaryTags: tags, maxIngredients: 20 },
    });
    const task: GenerateTask = { wish, viewerId: 'me', seed: 1, kept: [], deadlineMs: 20_000 };
    const answer = generate(columns, task, solver);
    if (answer.kind === 'refused') return [`refused for its ${answer.rule}`];
    return breachesOf({ recipes: byId, staples: staples(), task, meals: answer.meals });
  };

  const days = FITNESS_GOALS.flatMap((goal) => [1500, 2000, 2500].map((kcal) => [goal, kcal] as const));

  test.each(days)('is found for a week of %s with %i kcal a day', (goal, calories) => {
    expect(breaches(goal, calories, 3)).toEqual([]);
  });

  test.each(['weight_loss', 'bulking'] as const)('is found for a week of %s with a snack', (goal) => {
    expect(breaches(goal, 2000, 4)).toEqual([]);
  });

  test.each(['vegetarian', 'gluten-free'] as const)('is found for a %s week', (tag) => {
    expect(breaches('weight_loss', 1500, 3, [tag])).toEqual([]);
  });

  const strict = (['vegan', 'keto', 'low-carb'] as const).flatMap((tag) =>
    [1500, 2200].flatMap((kcal) => [3, 4].map((meals) => [tag, kcal, meals] as const)),
  );

  test.each(strict)('is found for a %s week with %i kcal in %i meals a day', (tag, calories, mealsPerDay) => {
    expect(breaches('weight_loss', calories, mealsPerDay, [tag])).toEqual([]);
  });
});
