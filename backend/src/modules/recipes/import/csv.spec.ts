import { describe, expect, test } from '@jest/globals';
import { recipesOfTable } from './csv.js';

const HEADER = 'name,servings,ingredients,instructions';

const problems = (csv: string) =>
  recipesOfTable(csv).flatMap((found) =>
    'problem' in found ? [[found.row, found.name, found.problem]] : [],
  );

test('a table is read with all of its columns', () => {
  const csv =
    '\uFEFFName;Description;Meal types;Servings;Prep (min);Cook time;Rest time;Ingredients;Instructions;Cuisine;kcal;Protein (g);Carbs;Fat;Source\r\n' +
    'Egg salad;"Quick, ""good""";lunch, snack;2;10;1 h 5 min;2 h;"4 eggs; boiled|salt";1. Boil. | 2. Mix.;German;320;"12,5";3;20;A book\r\n';
  expect(recipesOfTable(csv)).toEqual([
    {
      row: 2,
      name: 'Egg salad',
      description: 'Quick, "good"',
      mealTypes: ['lunch', 'snack'],
      servings: 2,
      prepTimeMinutes: 10,
      cookTimeMinutes: 65,
      restTimeMinutes: 120,
      ingredients: ['4 eggs', 'boiled', 'salt'],
      steps: ['Boil.', 'Mix.'],
      cuisine: 'German',
      nutrition: expect.objectContaining({
        caloriesKcal: 320,
        proteinGrams: 12.5,
        carbsGrams: 3,
        fatGrams: 20,
      }),
      side: null,
      source: 'A book',
    },
  ]);
});

test('a table may say which recipes are sides, and in which steps they are eaten', () => {
  const csv = `${HEADER},Side,Side step,Side most\nBread,1,1 slice bread,Cut,Bread,,\nRice,1,50 g rice,Boil,starch,"0,25",2.5\nStew,1,1 egg,Boil,,,`;
  expect(recipesOfTable(csv).map((found) => 'side' in found && found.side)).toEqual([
    { kind: 'bread', step: 1, most: 2 },
    { kind: 'starch', step: 0.25, most: 2.5 },
    null,
  ]);
});

describe('a table may', () => {
  test.each([
    ['have commas', `${HEADER}\nSoup,2,200 g lentils;salt,Boil; then eat`],
    ['have semicolons', 'Title;Serves;Ingredients;Method\rSoup;2;200 g lentils|salt;Boil, then eat'],
    ['have tabs', 'RECIPE\tPortions\tingredients\tSteps\r\nSoup\t2\t200 g lentils;salt\tBoil; then eat\r\n'],
    ['have lines in its cells', `${HEADER}\n"Soup","2","200 g lentils\r\nsalt","Boil\nthen eat"\n`],
    [
      'have its columns in another order',
      'notes,instructions,servings,ingredients,name\nx,Boil,2,200 g lentils|salt,Soup',
    ],
    ['have empty lines', `${HEADER}\n\n,,,\nSoup,2,200 g lentils;salt,Boil\n\n`],
  ])('%s', (_, csv) => {
    expect(recipesOfTable(csv)).toMatchObject([
      { name: 'Soup', servings: 2, ingredients: ['200 g lentils', 'salt'], mealTypes: [] },
    ]);
  });
});

test('rows are numbered as spreadsheets number them', () => {
  const csv = `${HEADER}\n"A","2","1 egg\n2 eggs","Boil"\n\nB,2,1 egg,Boil`;
  expect(recipesOfTable(csv).map(({ row, name }) => [row, name])).toEqual([
    [2, 'A'],
    [4, 'B'],
  ]);
});

test('a row that does not fit the columns is named, and the others are kept', () => {
  const csv = `${HEADER}\nA,2,1 egg,Boil\nB,2,1 egg, chopped,Boil\nC,2,1 egg,"Boil\nD,2,1 egg,Boil`;
  expect(recipesOfTable(csv)[0]).toMatchObject({ name: 'A', ingredients: ['1 egg'] });
  expect(problems(csv)).toEqual([
    [3, 'B', expect.stringContaining('more cells')],
    [4, '', expect.stringContaining('never closed')],
  ]);
});

test.each([
  ['', 'Missing: name, servings, ingredients, instructions'],
  ['name,ingredients\nSoup,x', 'Missing: servings, instructions'],
  ['__proto__,constructor\n1,2', 'Missing'],
  [`${HEADER}\n\n`, 'no recipes'],
  [`${HEADER}\n${'A,1,1 egg,Boil\n'.repeat(201)}`, 'more than 200'],
  ['\n'.repeat(1_000_000), 'too many rows'],
  [`${HEADER}${'\n'.repeat(900_000)}`, 'too many rows'],
  [','.repeat(1_000_000), 'too many rows'],
  ['"'.repeat(1_000_000), 'too many rows'],
  [`${HEADER}${','.repeat(480_000)}`, 'too many rows'],
  [`${HEADER}${'\n'.repeat(30_000)}`, 'more than 200'],
])('a text that is no table says what is wrong: %#', (csv, problem) => {
  expect(() => recipesOfTable(csv)).toThrow(problem);
});

test('a formula counts as text', () => {
  expect(recipesOfTable(`${HEADER}\n"=HYPERLINK(""http://x"")",2,=1+1,+2\n`)).toMatchObject([
    { name: '=HYPERLINK("http://x")', ingredients: ['=1+1'], steps: ['+2'] },
  ]);
});
