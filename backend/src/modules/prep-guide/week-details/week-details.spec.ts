import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../../test/factories/library-plans.js';
import { type Plan, type PlanMeal, type PlanRecipe, withPots } from '../../plan-model/index.js';
import { detailsOfWeeks, type WeekDetail } from './index.js';

const [anyRecipe] = libraryRecipes;

type Weighed = [foodId: string | null, grams: number | null];

/** A recipe for one serving. */
const recipe = (id: string, foods: Weighed[], more: Partial<PlanRecipe> = {}): PlanRecipe => ({
  ...(anyRecipe as PlanRecipe),
  ...{ id, name: id, servings: 1, mainIngredientTags: [], drawing: 'plated.plate.none.chicken5' },
  ...{ prepTimeMinutes: 10, cookTimeMinutes: 20, handsOnMinutes: 15, fibreGrams: 30, proteinGrams: 40 },
  ingredientsJson: foods.map(([foodId, grams]) => ({
    ...{ amount: 1, unit: 'g' as const, name: foodId ?? 'Something', note: null, foodId, grams },
  })),
  ...more,
});

type Eaten = [day: number, type: PlanMeal['mealType'], recipe: PlanRecipe, servings?: number];

/** A plan of seven days from a Monday on. */
function weekOf(meals: Eaten[], more: Partial<Plan> = {}): Plan {
  const recipes = [...new Set(meals.map(([, , eaten]) => eaten))];
  const plan = planOf(
    meals.map(([day, type, { id }, servings = 1]) => [day, type, id, servings]),
    recipes,
  );
  return { ...plan, days: 7, recipes, ...more };
}

const daily = (eaten: PlanRecipe, days = [1, 2, 3, 4, 5, 6, 7]): Eaten[] =>
  days.map((day) => [day, 'dinner', eaten]);

function detail(plan: Plan, title: string): Omit<WeekDetail, 'title'> | null {
  const found = detailsOfWeeks(plan)[0]?.find((one) => one.title === title);
  return found ? { text: found.text, missed: found.missed } : null;
}

const rules = (asked: Partial<Plan['rules']>) => ({ rules: { ...weekOf([]).rules, ...asked } });

const dish = recipe('Dish', [
  ['carrot', 500],
  ['apple', 100],
]);

describe('fruit and vegetables', () => {
  const title = 'Fruit and vegetables';

  test('are given as the range of the days', () =>
    expect(detail(weekOf([...daily(dish), [2, 'lunch', dish]]), title)).toEqual({
      text: '600 to 1,200 g a day',
      missed: null,
    }));

  test('name the days with less than 400 g', () => {
    const small = recipe('Small', [['carrot', 320]]);
    expect(detail(weekOf([...daily(small, [2, 5]), ...daily(dish, [1])]), title)?.missed).toBe(
      'Less than 400 g: Tuesday (320 g) and Friday (320 g)',
    );
  });

  test('miss nothing on a day with an unknown ingredient, which may have more', () => {
    const unknown = recipe('Unknown', [[null, null]]);
    expect(detail(weekOf(daily(unknown)), title)).toEqual({ text: 'At least 0 g a day', missed: null });
  });
});

describe('a portion of fruit', () => {
  const title = 'A portion of fruit';
  const dates = recipe('Dates', [['date', 30]]);
  const lemonade = recipe('Lemonade', [
    ['lemon', 100],
    ['lemon-juice', 200],
    ['avocado', 100],
  ]);

  test('is 80 g, or 30 g of dried fruit', () =>
    expect(detail(weekOf([...daily(dish, [1, 2, 3, 4]), ...daily(dates, [5, 6, 7])]), title)).toEqual({
      text: 'On all 7 days',
      missed: null,
    }));

  test('is neither lemon, nor juice, nor avocado', () =>
    expect(detail(weekOf([...daily(dish, [1, 2]), ...daily(lemonade, [3])]), title)).toEqual({
      text: 'On 2 of 3 days',
      missed: 'Not on Wednesday',
    }));

  test('is counted at all meals of a day together', () => {
    const half = recipe('Half', [['banana', 40]]);
    const twice = weekOf([
      [1, 'breakfast', half],
      [1, 'snack', half],
    ]);
    expect(detail(twice, title)?.text).toBe('On the day');
  });

  test('is not missed by who eats keto', () => {
    expect(detail(weekOf(daily(lemonade)), title)?.missed).toBe('Not on any day');
    expect(detail(weekOf(daily(lemonade), rules({ dietaryTags: ['keto'] })), title)?.missed).toBeNull();
  });
});

describe('fiber', () => {
  const fiber = (grams: number) => recipe(`Fiber ${grams}`, [['carrot', 400]], { fibreGrams: grams });
  const week = (more: Partial<Plan> = {}) =>
    weekOf([...daily(fiber(28), [1]), ...daily(fiber(27), [2]), ...daily(fiber(51), [3])], more);

  test('is at least 14 g for each 1,000 kcal and at most 50 g', () =>
    expect(detail(week(), 'Fiber')).toEqual({
      text: '27 to 51 g a day',
      missed: 'Less than 28 g: Tuesday (27 g). More than 50 g: Wednesday (51 g)',
    }));

  test('is never asked to be more than 50 g', () => {
    const targets = { ...week().targets, calories: 4000 };
    expect(detail(week({ targets }), 'Fiber')?.missed).toBe(
      'Less than 50 g: Monday (28 g) and Tuesday (27 g). More than 50 g: Wednesday (51 g)',
    );
  });

  test('may be little if that was asked, and much if that was asked', () => {
    expect(detail(week(rules({ maxDailyFiber: 60 })), 'Fiber')?.missed).toBe(
      'More than 50 g: Wednesday (51 g)',
    );
    expect(detail(week(rules({ minDailyFiber: 20 })), 'Fiber')?.missed).toBe(
      'Less than 28 g: Tuesday (27 g)',
    );
  });
});

test('sodium names the days with more than 2,300 mg', () => {
  const salty = recipe('Salty', [['salt', 6.5]]);
  const plan = weekOf([...daily(dish, [1]), ...daily(salty, [2])]);
  expect(detail(plan, 'Sodium')).toMatchObject({
    missed: expect.stringMatching(/^More than 2,300 mg: Tuesday \(2,\d{3} mg\)$/),
  });
  expect(detail(weekOf(daily(dish)), 'Sodium')?.missed).toBeNull();
});

test('days of a plan without dates are named by their numbers', () => {
  const small = recipe('Small', [['carrot', 320]]);
  expect(detail(weekOf(daily(small, [2]), { startsOn: '' }), 'Fruit and vegetables')?.missed).toBe(
    'Less than 400 g: day 2 (320 g)',
  );
});

describe('protein', () => {
  const chicken = recipe('Chicken', [['chicken-breast', 150]], { mainIngredientTags: ['chicken'] });
  const salmon = recipe('Salmon', [['salmon', 150]], { mainIngredientTags: ['salmon'] });
  const tofu = recipe('Tofu', [['tofu-firm', 200]], { mainIngredientTags: ['tofu'] });
  const eggs = recipe('Eggs', [['egg', 120]], { mainIngredientTags: ['egg'] });

  test('has sources, the most frequent first', () => {
    const plan = weekOf([...daily(chicken, [1, 2]), ...daily(salmon, [3, 4, 5]), ...daily(eggs, [6, 7])]);
    expect(detail(plan, 'Sources of protein')).toEqual({
      text: 'Salmon (3 meals), chicken (2 meals), and egg (2 meals)',
      missed: 'Fewer than 4 in the week',
    });
  });

  test('is from fish at two meals of a week', () => {
    const plan = (fish: number[]) => weekOf([...daily(chicken), ...daily(salmon, fish)]);
    expect(detail(plan([2, 4]), 'Fish and seafood')).toEqual({ text: 'At 2 meals', missed: null });
    expect(detail(plan([2]), 'Fish and seafood')?.missed).toBe('At fewer than 2 meals of the week');
  });

  test('says nothing of fish to who eats none, and misses none in a few days', () => {
    const without = (asked: Partial<Plan['rules']>) =>
      detail(weekOf(daily(chicken), rules(asked)), 'Fish and seafood');
    expect(without({ dietaryTags: ['vegetarian'] })).toBeNull();
    expect(without({ excludedAllergens: ['fish', 'crustaceans', 'molluscs'] })).toBeNull();
    expect(without({ excludedAllergens: ['fish'] })).not.toBeNull();
    expect(detail(weekOf(daily(chicken, [1, 2])), 'Fish and seafood')?.missed).toBeNull();
  });

  test('is from soy only if somebody asked for it', () => {
    const soy = (more?: Partial<Plan>) => detail(weekOf(daily(tofu, [1, 2, 3]), more), 'Tofu and other soy');
    expect(soy()).toEqual({ text: 'At 3 meals', missed: 'Not asked for' });
    expect(soy(rules({ dietaryTags: ['vegan'] }))?.missed).toBeNull();
    expect(soy(rules({ likedFoods: [{ name: 'tofu', foodIds: ['tofu-firm'] }] }))?.missed).toBeNull();
    expect(detail(weekOf(daily(chicken)), 'Tofu and other soy')).toBeNull();
  });

  test('is compared at breakfast, lunch, and dinner', () => {
    const small = recipe('Small', [['carrot', 100]], { proteinGrams: 6 });
    const plan = weekOf([...daily(chicken), [2, 'breakfast', small, 1.5], [3, 'snack', small]]);
    expect(detail(plan, 'Protein at breakfast, lunch, and dinner')).toEqual({
      text: '9 to 40 g',
      missed: 'Less than 18 g at 1 meal, least at breakfast on Tuesday (9 g)',
    });
  });
});

describe('main ingredients', () => {
  const title = 'No main ingredient twice a day';
  const pasta = recipe('Pasta', [['chicken-breast', 100]], { mainIngredientTags: ['pasta', 'chicken'] });
  const salad = recipe('Salad', [['chicken-breast', 150]], { mainIngredientTags: ['chicken'] });
  const lentils = recipe('Lentils', [['lentils-red', 80]], { mainIngredientTags: ['lentils', 'pasta'] });

  test('are the heaviest, and what most protein is from', () => {
    const plan = weekOf([
      ...[[1, 'lunch', pasta] as Eaten, [1, 'dinner', salad] as Eaten],
      ...[[2, 'lunch', pasta] as Eaten, [2, 'dinner', lentils] as Eaten],
    ]);
    expect(detail(plan, title)).toEqual({
      text: 'On 1 of 2 days',
      missed: 'The same twice: Monday (chicken)',
    });
  });

  test('may be eaten twice from one pot', () => {
    const plan = weekOf([
      [1, 'lunch', salad],
      [1, 'dinner', salad],
    ]);
    expect(detail(plan, title)?.missed).toBe('The same twice: Monday (chicken)');
    expect(detail({ ...plan, meals: withPots(plan.meals, [0, 0]) }, title)?.missed).toBeNull();
  });
});

test('liked foods are counted in dishes and sides', () => {
  const rice = recipe('Rice', [['rice-white', 60]]);
  const likes = rules({ likedFoods: [{ name: 'rice', foodIds: ['rice-white'] }] });
  const plan = weekOf([...daily(dish, [1, 2]), [3, 'dinner', rice]], likes);
  const [first, ...others] = plan.meals;
  const sides = [{ recipeId: 'Rice', servings: 1 }];
  expect(detail(plan, 'Liked foods')).toEqual({ text: 'At 1 of 3 meals', missed: null });
  const beside = { ...plan, meals: [{ ...(first as PlanMeal), sides }, ...others] };
  expect(detail(beside, 'Liked foods')?.text).toBe('At 2 of 3 meals');
  expect(detail(weekOf(daily(dish), likes), 'Liked foods')?.missed).toBe('At no meal');
  expect(detail(weekOf(daily(dish)), 'Liked foods')).toBeNull();
});

test('lunches and dinners are soups, bowls, and plates, each pot once', () => {
  const soup = recipe('Soup', [], { drawing: 'soup.bowl.tomato.carrot5' });
  const bowl = recipe('Bowl', [], { drawing: 'sections.bluebowl.none.carrot5' });
  const plan = weekOf([...daily(dish), [1, 'lunch', soup], [2, 'lunch', soup], [3, 'breakfast', bowl]]);
  const title = 'Dishes at lunch and dinner';
  expect(detail(plan, title)).toEqual({ text: '2 soups and 7 plates', missed: null });
  const pots = plan.meals.map(({ recipeId }, index) => (recipeId === 'Soup' ? -1 : index));
  expect(detail({ ...plan, meals: withPots(plan.meals, pots) }, title)?.text).toBe('1 soup and 7 plates');
  expect(detail(weekOf(daily(dish)), title)?.missed).toBe('All of one form');
});

describe('the kitchen', () => {
  const title = 'Longest cooking from Monday to Friday';
  const stew = recipe('Stew', [['carrot', 400]], { cookTimeMinutes: 110, handsOnMinutes: 30 });

  test('has its longest cooking from Monday to Friday', () => {
    expect(detail(weekOf([...daily(dish), [2, 'lunch', stew]]), title)).toEqual({
      text: 'Stew on Tuesday, 120 min',
      missed: 'Once more than 50 min',
    });
    expect(detail(weekOf([...daily(dish), [6, 'lunch', stew]]), title)).toEqual({
      text: 'Dish on Monday, 30 min',
      missed: null,
    });
  });

  test('may take as long as was asked, and leftovers take no time', () => {
    const plan = weekOf([...daily(stew, [1, 2]), [3, 'dinner', dish]], rules({ weekdayMinutes: 120 }));
    expect(detail(plan, title)?.missed).toBeNull();
    const meals = withPots(plan.meals, [0, 0, 2]);
    const strict = { ...plan, meals, ...rules({ weekdayMinutes: 30 }) };
    expect(detail(strict, title)?.missed).toBe('Once more than 30 min');
  });

  test('compares all days of a plan without dates, and has no aim then', () =>
    expect(detail(weekOf([...daily(dish), [6, 'lunch', stew]], { startsOn: '' }), 'Longest cooking')).toEqual(
      {
        text: 'Stew on day 6, 120 min',
        missed: null,
      },
    ));

  test('needs a cook for longest on one day', () =>
    expect(detail(weekOf([...daily(dish), [4, 'lunch', stew]]), 'Hands-on time')).toEqual({
      text: '15 to 45 min a day, most on Thursday',
      missed: null,
    }));
});

test('portions are at most one and a half', () => {
  const plan = (servings: number) => weekOf([...daily(dish), [1, 'lunch', dish, servings]]);
  expect(detail(plan(1.5), 'Largest portion')).toEqual({ text: '1.5 servings', missed: null });
  expect(detail(plan(1.75), 'Largest portion')?.missed).toBe('More than 1.5 servings at 1 meal');
});

test('meals are weighed with their sides, as much as is eaten of each', () => {
  const plan = weekOf([...daily(dish), [1, 'lunch', dish, 1.25]]);
  expect(detail(plan, 'Heaviest meal')).toEqual({ text: 'Dish, lunch on Monday, 750 g', missed: null });
  const sides = [{ recipeId: 'Dish', servings: 0.25 }];
  const meals = plan.meals.map((meal) => (meal.mealType === 'lunch' ? { ...meal, sides } : meal));
  expect(detail({ ...plan, meals }, 'Heaviest meal')).toEqual({
    text: 'Dish, lunch on Monday, 900 g',
    missed: 'More than 850 g: lunch on Monday',
  });
});

test('a meal of half a gram too much is shown as one that is not too heavy, and counts as one', () => {
  const plan = weekOf([...daily(dish), [1, 'lunch', dish, 850.4 / 600]]);
  expect(detail(plan, 'Heaviest meal')).toEqual({ text: 'Dish, lunch on Monday, 850 g', missed: null });
});

test('each week has details of its own, and a week without meals has none', () => {
  const plan = { ...weekOf(daily(dish, [1, 2])), days: 9 };
  expect(detailsOfWeeks(plan).map((details) => details.length > 0)).toEqual([true, false]);
});

test('a recipe that is missing is left out', () => {
  const plan = weekOf(daily(dish, [1, 2]));
  expect(detailsOfWeeks({ ...plan, recipes: [] })).toEqual([[]]);
});
