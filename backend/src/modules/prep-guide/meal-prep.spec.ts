import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf, randomPlan } from '../../../test/factories/library-plans.js';
import { foods } from '../foods/index.js';
import type { Plan } from '../plan-model/plan.js';
import { planMealPrep } from './meal-prep.js';
import { makeShoppingList } from './shopping-list.js';

const seeds = Array.from({ length: 60 }, (_, seed) => [seed, randomPlan(seed, 7, 1 + (seed % 6))] as const);

const stepsOf = (plan: Plan, week?: number) => planMealPrep(plan, week).prepInstructions;

const adviceFor = (plan: Plan, ingredient: string) =>
  planMealPrep(plan).storageInstructions.find((advice) => advice.ingredient.includes(ingredient));

/** Reads "1.25 kg" and "330 g" in a sentence. */
const gramsIn = (sentence: string) =>
  [...sentence.matchAll(/(\d+(?:\.\d+)?) (kg|g)\b/g)].map(
    ([, amount, unit]) => Number(amount) * (unit === 'kg' ? 1000 : 1),
  );

describe.each(seeds)('the prep of plan %i', (_, plan) => {
  const { totalPrepTime, prepInstructions, storageInstructions } = planMealPrep(plan);
  const needed = new Map(
    makeShoppingList(plan).map(({ ingredient, foodId, grams }) => [
      foods.get(foodId ?? '')?.name ?? ingredient,
      grams,
    ]),
  );

  test('names only what the plan contains', () => {
    const named = prepInstructions.flatMap(({ ingredients }) => ingredients);
    expect(named.filter((name) => !needed.has(name))).toEqual([]);
  });

  test('has no larger amounts than the plan', () => {
    for (const { instruction, ingredients } of prepInstructions) {
      const most = Math.max(0, ...ingredients.map((name) => needed.get(name) ?? 0));
      expect(gramsIn(instruction).filter((grams) => grams > most)).toEqual([]);
    }
  });

  test('takes at most the sum of its steps, and at least the longest', () => {
    const times = prepInstructions.map(({ estimatedTime }) => estimatedTime);
    expect(times.filter((time) => !(time > 0 && Number.isInteger(time)))).toEqual([]);
    expect(totalPrepTime).toBeLessThanOrEqual(times.reduce((sum, time) => sum + time, 0));
    expect(totalPrepTime).toBeGreaterThanOrEqual(Math.max(0, ...times));
  });

  test('has few steps, each of them readable', () => {
    expect(prepInstructions.length).toBeLessThanOrEqual(15);
    expect(prepInstructions.map(({ step }) => step)).toEqual(
      prepInstructions.map((_each, index) => index + 1),
    );
    for (const { instruction } of prepInstructions) {
      expect(instruction.length).toBeLessThanOrEqual(480);
      expect(instruction).toMatch(/^[A-Z].*\.$/);
      expect(instruction).not.toMatch(/undefined|null|NaN| {2}|\b0 (?:g|servings)|\bday 0\b/);
    }
  });

  test('says how to store everything, and for how long', () => {
    for (const { ingredient, method, duration } of storageInstructions) {
      expect(ingredient).toMatch(/^\p{Lu}/u);
      expect(method).toMatch(/fridge|freezer|room temperature|on the day/);
      expect(duration).not.toBe('');
    }
    expect(new Set(storageInstructions.map(({ ingredient }) => ingredient)).size).toBe(
      storageInstructions.length,
    );
  });

  test('is the same each time', () =>
    expect(planMealPrep(plan)).toEqual(planMealPrep(structuredClone(plan))));
});

describe('a plan of several weeks', () => {
  const plan = randomPlan(11, 17);

  test('has its own prep for each week, with the shopping for its days', () => {
    const lists = [1, 2, 3].map((week) => planMealPrep(plan, week).shoppingList);
    const ranges = [
      { from: 1, to: 7 },
      { from: 8, to: 14 },
      { from: 15, to: 17 },
    ];
    expect(lists).toEqual(ranges.map((days) => makeShoppingList(plan, days)));
  });

  test('begins with the first week', () => expect(planMealPrep(plan)).toEqual(planMealPrep(plan, 1)));

  test('names the days of the plan', () => {
    const days = stepsOf(plan, 2).flatMap(({ instruction }) =>
      [...instruction.matchAll(/days? (\d+)/g)].map(([, day]) => Number(day)),
    );
    expect(days.filter((day) => day < 8 || day > 14)).toEqual([]);
  });

  test.each([0, 4, 1.5])('has no week %d', (week) => {
    expect(() => planMealPrep(plan, week)).toThrow('no week');
  });
});

describe('the prep of a week', () => {
  test('chops for all its recipes at once, and cooks what waits for it after that', () => {
    const plan = planOf([
      [1, 'lunch', 'turkish-red-lentil-soup', 2],
      [2, 'lunch', 'minestrone-with-beans', 2],
    ]);
    const steps = stepsOf(plan).map(({ instruction }) => instruction);
    const chop = steps.findIndex((step) => /^(?:Chop|Dice) .*onions? \(\d+ g\) for /.test(step));
    const cook = steps.findIndex((step) =>
      step.startsWith('Cook 2 servings of Turkish Red Lentil Soup for day 1.'),
    );
    expect(chop).toBeGreaterThanOrEqual(0);
    expect(cook).toBeGreaterThan(chop);
    expect(steps.at(-1)).toMatch(/^Let everything cool/);
  });

  test('cooks what keeps, and freezes what is eaten later than the fridge allows', () => {
    const plan = planOf([
      [2, 'lunch', 'turkish-red-lentil-soup', 1],
      [6, 'lunch', 'turkish-red-lentil-soup', 1.5],
    ]);
    expect(stepsOf(plan).map(({ instruction }) => instruction)).toContainEqual(
      expect.stringContaining('Cook 2½ servings of Turkish Red Lentil Soup for days 2 and 6.'),
    );
    expect(adviceFor(plan, 'Turkish Red Lentil Soup')).toEqual({
      ingredient: 'Turkish Red Lentil Soup',
      method:
        'Airtight container, fridge at 40 °F (4 °C). Freeze what you need for day 6; thaw it in the fridge the night before',
      duration: '3-4 days; freeze for up to 3 months',
    });
  });

  test('says when to start what is made on its day and rests for hours', () => {
    const plan = planOf([
      [1, 'snack', 'lemon-yogurt-cheesecake-cups', 1],
      [6, 'snack', 'classic-bircher-muesli', 1],
    ]);
    const breakfast = planOf([[6, 'breakfast', 'classic-bircher-muesli', 1]]);
    const recipes = plan.recipes.map((recipe) =>
      recipe.id === 'lemon-yogurt-cheesecake-cups'
        ? { ...recipe, restTimeMinutes: 480, name: 'Poke', instructionsText: 'Eat it at once.' }
        : { ...recipe, instructionsText: 'Eat it at once.' },
    );
    const changed = { ...plan, recipes };
    expect(adviceFor(changed, 'Poke')).toEqual({
      ingredient: 'Poke (start early)',
      method: 'Start it on the day before, in the evening: it rests for 8 h',
      duration: 'For day 1',
    });
    expect(adviceFor(changed, 'Classic Bircher Muesli')?.method).toBe(
      'Start it on the day, 2 h 10 min before the meal: it rests for 2 h',
    );
    expect(adviceFor({ ...breakfast, recipes }, 'Classic Bircher Muesli')?.method).toBe(
      'Start it on the day before, in the evening: it rests for 2 h',
    );
    const older = { ...plan, recipes: recipes.map(({ restTimeMinutes: _, ...recipe }) => recipe) };
    expect(adviceFor(older, 'Poke')).toBeUndefined();
  });

  test('makes only as many jars as keep, and says when to make them again', () => {
    const plan = planOf([
      [2, 'breakfast', 'raspberry-yogurt-overnight-oats', 1],
      [5, 'breakfast', 'raspberry-yogurt-overnight-oats', 1],
    ]);
    expect(stepsOf(plan)[0]?.instruction).toBe(
      'Make 1 serving of Raspberry Greek Yogurt Overnight Oats for day 2. It then rests for 4 h before it is ready.',
    );
    expect(adviceFor(plan, 'Overnight Oats')?.method).toContain('Make it again on day 4 for day 5');
  });

  test('repeats nothing for longer than it keeps', () => {
    const plan = planOf(
      [1, 2, 3, 4, 6, 7].map((day) => [day, 'breakfast', 'raspberry-yogurt-overnight-oats', 1]),
    );
    expect(adviceFor(plan, 'Overnight Oats')?.method).toContain(
      'Make it again on day 3 for days 4 and 6, then on day 6 for day 7',
    );
  });

  test('takes longer for many jars than for one', () => {
    const minutesFor = (servings: number) =>
      stepsOf(planOf([[1, 'breakfast', 'raspberry-yogurt-overnight-oats', servings]]))[0]?.estimatedTime ?? 0;
    expect(minutesFor(2)).toBeGreaterThan(minutesFor(1));
  });

  test('cools rice within an hour, and says how many dry lentils cooked ones take', () => {
    const cooled = (id: string) => stepsOf(planOf([[1, 'dinner', id, 2]])).at(-1)?.instruction;
    expect(cooled('chicken-ginger-congee')).toContain('for two hours at most, rice for one.');
    expect(cooled('turkish-red-lentil-soup')).toContain('for two hours at most.');
    const plan = planOf([[1, 'dinner', 'halibut-with-warm-lentils', 1]]);
    const lentils = planMealPrep(plan).shoppingList.find(({ foodId }) => foodId === 'lentils-cooked');
    expect(lentils?.ingredient).toMatch(/^cooked lentils \(or \d+ g dry\)$/);
    expect(stepsOf(plan)[0]?.instruction).toMatch(/^Cook lentils \(\d+ g dry, \d+ g when cooked\)/);
  });

  test('leaves whole what browns, and freezes raw fish for late in the week', () => {
    const plan = planOf([[5, 'dinner', 'salmon-with-asparagus-and-avocado-salsa', 1]]);
    const names = stepsOf(plan).flatMap(({ ingredients }) => ingredients);
    expect(names.filter((name) => /avocado|salmon/.test(name))).toEqual([]);
    expect(adviceFor(plan, 'Avocado')?.duration).toBe('On the day');
    expect(adviceFor(plan, 'Salmon')?.method).toContain('Freeze what you need for day 5');
  });

  test('of shakes has no steps but a shopping list', () => {
    const plan = planOf([[1, 'snack', 'chocolate-banana-protein-shake', 1]]);
    const prep = planMealPrep(plan);
    expect(prep).toMatchObject({ totalPrepTime: 0, prepInstructions: [] });
    expect(prep.shoppingList.length).toBeGreaterThan(3);
  });

  test('of recipes with unknown ingredients covers what is understood', () => {
    const [recipe] = libraryRecipes.filter(({ id }) => id === 'turkish-red-lentil-soup');
    if (!recipe) throw new Error('The soup is gone');
    const words = {
      ...recipe,
      ingredientsJson: recipe.ingredientsJson.map((each) => ({ ...each, foodId: null, grams: null })),
    };
    const plan = planOf([[1, 'lunch', recipe.id, 2]], [words]);
    expect(stepsOf(plan)[0]).toMatchObject({
      instruction: 'Cook 2 servings of Turkish Red Lentil Soup for day 1.',
    });
  });
});
