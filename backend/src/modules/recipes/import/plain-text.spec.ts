import { describe, expect, test } from '@jest/globals';
import { timesAsLong } from '../../../../test/support/times-as-long.ts';
import { UnreadableImportError } from './found-recipe.js';
import { recipesOfText } from './plain-text.js';

const one = (text: string) => {
  const recipes = recipesOfText(text);
  expect(recipes).toHaveLength(1);
  return recipes[0];
};

const NOTE = `Red lentil soup
Serves 4
Prep 10 min, cook 25 min

A warm one for the winter.

Ingredients
- 200 g red lentils, rinsed
- 1 onion, chopped
- 1 (14.5 oz) can diced tomatoes
- salt and pepper to taste

Method
1. Fry the onion.
2. Add everything else and simmer for 20 minutes.
3. Blend, and serve.
`;

test('a recipe from notes is read', () => {
  expect(one(NOTE)).toEqual({
    row: 1,
    name: 'Red lentil soup',
    description: 'A warm one for the winter.',
    mealTypes: ['lunch'],
    servings: 4,
    prepTimeMinutes: 10,
    cookTimeMinutes: 25,
    restTimeMinutes: 0,
    ingredients: [
      '200 g red lentils, rinsed',
      '1 onion, chopped',
      '1 (14.5 oz) can diced tomatoes',
      'salt and pepper to taste',
    ],
    steps: ['Fry the onion.', 'Add everything else and simmer for 20 minutes.', 'Blend, and serve.'],
    cuisine: null,
    nutrition: null,
    source: null,
  });
});

test.each([
  ['Prep 10 min, cook 25 min, chill 2 hours', [10, 25, 120]],
  ['Prep: 10 min | Marinating time: 30 min | Cook: 25 min', [10, 25, 30]],
  ['Prep 10 min, cook 25 min, total 2 hours', [10, 25, 85]],
  ['Resting time 30 min, prep 10 min, total 1 hour', [10, 20, 30]],
])('tells resting apart: %s', (line, times) => {
  const found = one(NOTE.replace('Prep 10 min, cook 25 min', line));
  expect([found?.prepTimeMinutes, found?.cookTimeMinutes, found?.restTimeMinutes]).toEqual(times);
});

test('a recipe without headings is read', () => {
  expect(
    one(`Chicken rice bowl
2 servings | prep: 15 minutes | cook: 20 minutes
dinner
300 g chicken breast
150 g rice
1 tbsp soy sauce
Salt

Cook the rice.
Fry the chicken in a pan and add the soy sauce.
Serve the chicken on the rice.`),
  ).toMatchObject({
    name: 'Chicken rice bowl',
    servings: 2,
    prepTimeMinutes: 15,
    cookTimeMinutes: 20,
    mealTypes: ['dinner'],
    ingredients: ['300 g chicken breast', '150 g rice', '1 tbsp soy sauce', 'Salt'],
    steps: [
      'Cook the rice.',
      'Fry the chicken in a pan and add the soy sauce.',
      'Serve the chicken on the rice.',
    ],
  });
});

test('a recipe from an email is read: quoted, with a greeting and broken lines', () => {
  expect(
    one(`Hi Tom,

> **Overnight oats** (serves 1)
> Total time: 5 mins
>
> ## Ingredients:
> * 50 g rolled oats
> * 150 ml milk
>
> ## Directions:
> Stir the oats and the milk together in a jar
> and leave it in the fridge over night.
>
> Eat it cold.`),
  ).toMatchObject({
    name: 'Overnight oats',
    servings: 1,
    prepTimeMinutes: 5,
    cookTimeMinutes: 0,
    description: '',
    ingredients: ['50 g rolled oats', '150 ml milk'],
    steps: [
      'Stir the oats and the milk together in a jar and leave it in the fridge over night.',
      'Eat it cold.',
    ],
  });
});

test('parts of a dish, its numbers, notes, and source are read', () => {
  expect(
    one(`Pancakes
Makes 12 pancakes
Breakfast
Cuisine: American
Source: Grandma
Per serving: 450 kcal, 35 g protein, 40.5 g carbs, 12 g fat
INGREDIENTS
For the batter:
2 eggs
100 g flour
For the sauce:
☐ 50 g raspberries
INSTRUCTIONS
For the batter:
Step 1: Whisk it all.
2) Fry.
For the sauce:
3. Mash the berries
with a fork.
Notes: They freeze well.`),
  ).toMatchObject({
    servings: 12,
    mealTypes: ['breakfast'],
    cuisine: 'American',
    source: 'Grandma',
    nutrition: { caloriesKcal: 450, proteinGrams: 35, carbsGrams: 40.5, fatGrams: 12 },
    ingredients: ['2 eggs', '100 g flour', '50 g raspberries'],
    steps: ['For the batter: Whisk it all.', 'Fry.', 'For the sauce: Mash the berries with a fork.'],
    description: 'They freeze well.',
  });
});

test.each([
  ['Serves 4', { servings: 4 }],
  ['Serves: four', { servings: 4 }],
  ['Serves 4-6 | Prep 10 min', { servings: 4, prepTimeMinutes: 10 }],
  ['4 servings', { servings: 4 }],
  ['For 2 people', { servings: 2 }],
  ['Yield: 8 servings', { servings: 8 }],
  ['Makes 1 loaf', { servings: null }],
  ['Prep time: 1 hr 15 min', { prepTimeMinutes: 75 }],
  ['10 min prep, 30 min cook', { prepTimeMinutes: 10, cookTimeMinutes: 30 }],
  [
    'Prep Time 10 minutes Cook Time 20 minutes Total Time 30 minutes',
    { prepTimeMinutes: 10, cookTimeMinutes: 20 },
  ],
  ['Ready in 30 minutes', { prepTimeMinutes: 30, cookTimeMinutes: 0 }],
  ['Serves 2. Takes 20 min.', { servings: 2, prepTimeMinutes: 20 }],
  ['Meal: lunch, dinner', { mealTypes: ['lunch', 'dinner'] }],
  [
    'It is ready in 10 min and keeps for 2 days',
    { prepTimeMinutes: null, description: 'It is ready in 10 min and keeps for 2 days' },
  ],
  ['für 4 Personen', { servings: 4 }],
])('a fact above the ingredients is read: %s', (line, expected) => {
  expect(one(`Omelet\n${line}\nIngredients\n2 eggs\nMethod\nFry them.`)).toMatchObject(expected);
});

test.each([
  'Method',
  'METHOD:',
  'Directions',
  'Instructions:',
  'Steps',
  'Preparation',
  'How to make it',
  'Zubereitung',
])('the heading %s is recognized', (heading) => {
  expect(one(`Omelet\nIngredients (serves 2)\n2 eggs\n${heading}\nFry them.`)).toMatchObject({
    servings: 2,
    ingredients: ['2 eggs'],
    steps: ['Fry them.'],
  });
});

test('what a text does not say stays empty', () => {
  expect(one('Ingredients\n2 eggs\nMethod\nFry them.')).toMatchObject({
    name: '',
    servings: null,
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    mealTypes: [],
  });
});

test.each([
  '5 minute oats',
  'One-pot pasta',
  '2-ingredient pancakes',
  'A quick soup',
  'Mix of roots',
  'Total comfort chili',
])('%s is read as a name', (name) => {
  expect(one(`${name}\nServes 2\n200 g oats\n100 ml milk\n\nStir well.`)).toMatchObject({
    name,
    ingredients: ['200 g oats', '100 ml milk'],
    steps: ['Stir well.'],
  });
});

describe('several recipes in a text', () => {
  const soup = 'Soup\nServes 2\n\nIngredients\n200 g lentils\n\nMethod\nBoil them.';
  const eggs = 'Eggs on toast\nServes 1\n\nIngredients\n2 eggs\n1 slice bread\n\nMethod\nFry the eggs.';

  test.each([
    ['a line of dashes', `${soup}\n\n---\n\n${eggs}`],
    ['stars', `${soup}\n* * *\n${eggs}`],
    ['a new name with ingredients of its own', `${soup}\n\n${eggs}`],
  ])('are separated by %s', (_, text) => {
    expect(recipesOfText(text)).toMatchObject([
      { row: 1, name: 'Soup', servings: 2, ingredients: ['200 g lentils'], steps: ['Boil them.'] },
      {
        row: 2,
        name: 'Eggs on toast',
        servings: 1,
        ingredients: ['2 eggs', '1 slice bread'],
        steps: ['Fry the eggs.'],
      },
    ]);
  });

  test('are not split at a line of dashes within one recipe', () => {
    expect(
      recipesOfText('Soup\n=====\nServes 2\n----\nIngredients\n200 g lentils\n----\nMethod\nBoil them.'),
    ).toMatchObject([{ name: 'Soup', servings: 2, ingredients: ['200 g lentils'], steps: ['Boil them.'] }]);
  });

  test('are not split at a second list of ingredients of one dish', () => {
    expect(
      one('Soup\nIngredients\n200 g lentils\nIngredients for the topping\n10 g parsley\nMethod\nBoil.'),
    ).toMatchObject({
      ingredients: ['200 g lentils', '10 g parsley'],
    });
  });

  test('must be separated by the user if their boundary is unclear', () => {
    const text =
      'Soup\nIngredients\n200 g lentils\nMethod\nBoil them.\nEggs.\nIngredients\n2 eggs\nMethod\nFry.';
    expect(() => recipesOfText(text)).toThrow('Put a line of dashes (---) between them');
  });
});

test.each(['Hello there', 'one, two\n1, 2', '???', 'Shopping tomorrow\nCall Anna'])(
  '%s is no recipe',
  (text) => {
    expect(() => recipesOfText(text)).toThrow(UnreadableImportError);
  },
);

test('too many lines are refused', () => {
  expect(() => recipesOfText('2 eggs\n'.repeat(5_001))).toThrow('too many lines');
});

const HOSTILE: [string, (size: number) => string][] = [
  ['prose', (size) => 'Stir it well for 10 min and serve it to 4 people.\n'.repeat(size)],
  ['facts', (size) => `Serves 4 prep 10 min cook 20 min ${'a '.repeat(40)}\n`.repeat(size)],
  ['a name in brackets', (size) => '(1 (2 '.repeat(8 * size)],
  ['a name with dashes', (size) => 'Soup - | - '.repeat(8 * size)],
  ['broken lines', (size) => `Method\n${`and ${'stir '.repeat(20)}\n`.repeat(size)}`],
  ['lines of dashes', (size) => 'Soup\n---\n'.repeat(size / 2)],
  ['headings', (size) => 'Ingredients\nMethod\n1. Boil\n\nSoup\n'.repeat(size / 4)],
];

test.each(HOSTILE)('four times as much of %s takes little more than four times as long', async (_, text) => {
  const reading = (size: number) => {
    const written = text(size);
    return () => readOrRefuse(written);
  };
  expect(await timesAsLong(reading(4800), reading(1200), 12)).toBeLessThan(12);
});

test('one line of a megabyte takes no longer than lines of the same size', async () => {
  const reading = (ingredients: string) => () =>
    readOrRefuse(`Soup\nIngredients\n${ingredients}\nMethod\nBoil it.`);
  const oneLine = '1 cup of milk '.repeat(60_000);
  const manyLines = '1 cup of milk '.repeat(15).concat('\n').repeat(4_000);
  expect(await timesAsLong(reading(oneLine), reading(manyLines), 12)).toBeLessThan(12);
});

function readOrRefuse(text: string): void {
  try {
    recipesOfText(text);
  } catch (error) {
    if (!(error instanceof UnreadableImportError)) throw error;
  }
}
