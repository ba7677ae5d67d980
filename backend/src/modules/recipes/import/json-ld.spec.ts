import { describe, expect, test } from '@jest/globals';
import { timesAsLong } from '../../../../test/support/times-as-long.ts';
import { UnreadableImportError } from './found-recipe.js';
import { recipesOfPage } from './json-ld.js';

const SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil soup',
  recipeYield: '4 servings',
  recipeCategory: ['Lunch', 'Dinner'],
  recipeIngredient: ['200 g red lentils, rinsed', '1 ½ onions'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil it.' }],
};

const one = (wish: Record<string, unknown>) => recipesOfPage(JSON.stringify({ ...SOUP, ...wish }))[0];
const names = (text: string) => recipesOfPage(text).map(({ name }) => name);
const script = (content: unknown, type = 'application/ld+json') =>
  `<script type="${type}">${typeof content === 'string' ? content : JSON.stringify(content)}</script>`;

describe('JSON-LD is found', () => {
  test.each([
    ['alone', JSON.stringify(SOUP)],
    ['in a list', JSON.stringify([{ '@type': 'WebSite' }, SOUP])],
    ['in a graph', JSON.stringify({ '@graph': [{ '@type': 'Person', name: 'A' }, SOUP] })],
    ['as what a page is about', JSON.stringify({ '@type': 'WebPage', mainEntity: SOUP })],
    ['of two types', JSON.stringify({ ...SOUP, '@type': ['NewsArticle', 'Recipe'] })],
    ['of a type by its address', JSON.stringify({ ...SOUP, '@type': 'http://schema.org/Recipe' })],
    ['in a page', `<!doctype html><html><head>${script(SOUP)}</head><body><p>Soup`],
    [
      'in a page that shouts',
      `<SCRIPT TYPE='Application/LD+JSON; charset=utf-8'>${JSON.stringify(SOUP)}</SCRIPT>`,
    ],
    ['beside what is broken', `${script('{"a":')}${script(SOUP)}${script('{}', 'text/javascript')}`],
  ])('%s', (_, text) => {
    expect(names(text)).toEqual(['Lentil soup']);
  });

  test('with the number of each recipe', () => {
    const found = recipesOfPage(
      script([SOUP, { ...SOUP, name: 'Other' }]) + script({ ...SOUP, name: 'Third' }),
    );
    expect(found.map(({ row, name }) => [row, name])).toEqual([
      [1, 'Lentil soup'],
      [2, 'Other'],
      [3, 'Third'],
    ]);
  });

  test.each([
    ['<p>Soup</p>', 'could not find a recipe'],
    ['', 'could not find a recipe'],
    ['{}', 'could not find a recipe'],
    ['[1, null, "Recipe"]', 'could not find a recipe'],
    [script({ '@type': 'Recipe', '@id': '#recipe' }), 'could not find a recipe'],
    [script(SOUP, 'application/json'), 'could not find a recipe'],
    ['{"@type": "Recipe", name: 1}', 'that we cannot read'],
    [script('{"a":'), 'that we cannot read'],
    [JSON.stringify(Array(201).fill(SOUP)), 'more than 200'],
  ])('JSON-LD without a recipe is reported: %s', (text, problem) => {
    expect(() => recipesOfPage(text)).toThrow(problem);
  });
});

describe('JSON-LD is read', () => {
  test.each([
    ['4', 4],
    [6, 6],
    [['2'], 2],
    [['x', '8 servings'], 8],
    ['Serves 4-6', 4],
    ['Makes 12 muffins.', 12],
    ['1 loaf', null],
    ['500 g', null],
    [-1, null],
    ['−4 servings', null],
    ['', null],
    [null, null],
    [{ '@type': 'QuantitativeValue' }, null],
  ])('with the servings of %j', (recipeYield, servings) => {
    expect(one({ recipeYield })?.servings).toBe(servings);
  });

  test.each([
    [{ prepTime: 'PT15M', cookTime: 'PT1H30M' }, 15, 90],
    [{ prepTime: 'P0DT0H20M', cookTime: 'PT90S' }, 20, 2],
    [{ totalTime: 'PT45M' }, 45, 0],
    [{ prepTime: 'PT10M', totalTime: 'PT1H' }, 10, 50],
    [{ cookTime: 'PT40M', totalTime: 'PT1H' }, 20, 40],
    [{ prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT4H30M' }, 10, 20, 240],
    [{ prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT20M' }, 10, 20],
    [{ prepTime: '1 hour 5 minutes', cookTime: 30 }, 65, 30],
    [{ prepTime: 'soon', cookTime: null }, 0, 0],
  ])('with the times of %j', (times, prep, cook, rest = 0) => {
    expect(one(times)).toMatchObject({
      prepTimeMinutes: prep,
      cookTimeMinutes: cook,
      restTimeMinutes: rest,
    });
  });

  test.each([
    ['Mix it.\nBake it.', ['Mix it.', 'Bake it.']],
    ['<ol><li>Mix &amp; knead.</li><li>Bake <b>it</b>.</li></ol>', ['Mix & knead.', 'Bake it.']],
    ['1. Mix it.\n2) Bake it.', ['Mix it.', 'Bake it.']],
    [
      ['Mix it.', 'Bake it.'],
      ['Mix it.', 'Bake it.'],
    ],
    [[[{ '@type': 'HowToStep', name: 'Mix', text: 'Mix\nit.' }]], ['Mix it.']],
    [{ '@type': 'ItemList', itemListElement: [{ '@type': 'HowToStep', text: 'Mix.' }] }, ['Mix.']],
    [
      [
        {
          '@type': 'HowToSection',
          name: 'Dough:',
          itemListElement: [{ '@type': 'HowToStep', text: 'Mix.' }, 'Rest.'],
        },
        { '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: 'Bake.' }] },
      ],
      ['Dough: Mix.', 'Rest.', 'Bake.'],
    ],
    [[null, 1, {}, ''], ['1']],
  ])('with the steps of %j', (recipeInstructions, steps) => {
    expect(one({ recipeInstructions })?.steps).toEqual(steps);
  });

  test('with ingredients without markup and headings', () => {
    const recipeIngredient = [
      '<b>200&nbsp;g</b>  flour',
      'For the sauce:',
      '',
      '1&frac12; tsp salt',
      7,
      { name: '2 eggs' },
    ];
    expect(one({ recipeIngredient })?.ingredients).toEqual(['200 g flour', '1½ tsp salt', '7', '2 eggs']);
    expect(one({ recipeIngredient: undefined, ingredients: '2 eggs' })?.ingredients).toEqual(['2 eggs']);
  });

  test.each([
    [{ recipeCategory: 'Breakfast, Brunch' }, ['breakfast']],
    [{ recipeCategory: ['Main Course', 'Soup'] }, ['lunch', 'dinner']],
    [{ recipeCategory: 'Chicken', keywords: 'quick, snack' }, ['snack']],
    [{ recipeCategory: undefined, name: 'Beef stew' }, ['dinner']],
    [{ recipeCategory: undefined, name: 'Barley' }, []],
  ])('with the meals of %j', (wish, meals) => {
    expect(one(wish)?.mealTypes).toEqual(meals);
  });

  test.each([
    [
      {
        calories: '320 kcal',
        proteinContent: '12 g',
        carbohydrateContent: '1,5 g',
        fatContent: '900mg',
        sodiumContent: '1.2 g',
      },
      { caloriesKcal: 320, proteinGrams: 12, carbsGrams: 1.5, fatGrams: 0.9, sodiumMg: 1200 },
    ],
    [
      {
        calories: '1,339 kJ',
        proteinContent: 12,
        carbohydrateContent: '30 grams',
        fatContent: '0',
        sodiumContent: '300 mg',
      },
      { caloriesKcal: 320, proteinGrams: 12, carbsGrams: 30, fatGrams: 0, sodiumMg: 300 },
    ],
    [{ calories: '320 calories', proteinContent: '12 g', carbohydrateContent: '30 g' }, null],
    [{ calories: 'a lot', proteinContent: '1', carbohydrateContent: '1', fatContent: '1' }, null],
    [{ calories: '9999999', proteinContent: '1', carbohydrateContent: '1', fatContent: '1' }, null],
    [{ calories: '320', proteinContent: '-12 g', carbohydrateContent: '1', fatContent: '1' }, null],
    ['320 kcal', null],
  ])('with the numbers of %j', (nutrition, expected) => {
    const found = one({ nutrition })?.nutrition ?? null;
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeNull();
  });

  test('with texts free of markup', () => {
    expect(
      one({
        name: ['So\u200Bup\u0000 <script>alert(1)</script>&lt;b&gt;\n of &eacute;lan'],
        description: '<p>Warm</p><p>and\u202E thick</p><style>p { color: red }</style>',
        recipeCuisine: ['Turkish', 'Other'],
        url: 'https://food.example/soup',
      }),
    ).toMatchObject({
      name: 'Soup <b> of élan',
      description: 'Warm\nand thick',
      cuisine: 'Turkish',
      source: 'https://food.example/soup',
    });
    expect(
      one({ url: 'javascript:alert(1)', mainEntityOfPage: { '@id': 'https://a.example/' } })?.source,
    ).toBe('https://a.example/');
  });
});

describe('hostile JSON-LD', () => {
  const nested = (depth: number) => `${'{"a":['.repeat(depth)}${JSON.stringify(SOUP)}${']}'.repeat(depth)}`;

  test.each([
    ['brackets', (size) => '['.repeat(10 * size)],
    ['brackets that close', (size) => '['.repeat(5 * size) + ']'.repeat(5 * size)],
    ['a recipe too deep down', (size) => nested(size / 20)],
    ['nothing', (size) => `[${'0,'.repeat(5 * size - 1)}0]`],
    ['elements in elements', (size) => '<a>'.repeat(3 * size) + '</b>'.repeat(size / 10)],
    ['elements that never close', (size) => '<b><i>'.repeat(1.5 * size)],
    ['attributes', (size) => `<p ${'a '.repeat(4 * size)}>`],
    ['scripts', (size) => script('').repeat(size / 5)],
    [
      'text in text',
      (size) => JSON.stringify({ ...SOUP, name: '', recipeInstructions: '<b>'.repeat(3 * size) }),
    ],
    [
      'a number',
      (size) => JSON.stringify({ ...SOUP, recipeYield: '1'.repeat(9 * size), prepTime: '1'.repeat(size) }),
    ],
  ] as [string, (size: number) => string][])(
    'costs no more than its length: a megabyte of %s',
    async (_, make) => {
      const reading = (text: string) => () => refusedOrRead(text);
      const [longer, shorter] = [make(100_000), make(10_000)];
      // A quadratic implementation would take a hundred times as long.
      expect(await timesAsLong(reading(longer), reading(shorter), 40)).toBeLessThan(40);
    },
  );

  test('may use names that every object has', () => {
    refusedOrRead(`{"__proto__": {"name": "x"}, "@graph": [${JSON.stringify(SOUP)}]}`);
  });

  function refusedOrRead(text: string): void {
    try {
      recipesOfPage(text);
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableImportError);
    }
  }

  test('changes no other object', () => {
    expect(() =>
      recipesOfPage(`{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}`),
    ).toThrow();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
