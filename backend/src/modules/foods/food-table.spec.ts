import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Allergen, Food, IngredientDiet } from './food.js';
import { NUTRIENTS } from './food.js';
import { FoodNames } from './food-names.js';
import { readFoodTable } from './food-table.js';
import { energyOfParts } from './nutrition.js';

const TABLE = new URL('./table/', import.meta.url);
const table = readFoodTable();
const foods = [...table.values()];

const linesOf = (file: string) => readFileSync(new URL(file, TABLE), 'utf8').trimEnd().split('\n');

const idsWhere = (is: (food: Food) => boolean) => foods.filter(is).map(({ id }) => id);

describe('the lines of the table', () => {
  test('are at least 400 foods', () => {
    expect(table.size).toBeGreaterThanOrEqual(400);
  });

  test.each(readdirSync(TABLE))('are sorted in %s and contain no food twice', (file) => {
    const ids = linesOf(file)
      .slice(file === 'energy-exceptions.tsv' ? 0 : 1)
      .map((line) => line.split('\t')[0]);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  test('have no empty cell', () => {
    expect(foods.filter((food) => NUTRIENTS.some((key) => !Number.isFinite(food.per100g[key])))).toEqual([]);
    for (const file of readdirSync(TABLE))
      expect(linesOf(file).filter((line) => line.split('\t').some((cell) => cell.trim() === ''))).toEqual([]);
  });

  test('have IDs that can be part of an address', () => {
    expect(idsWhere(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('give every food a name of its own', () => {
    const names = new FoodNames(foods);
    for (const food of foods)
      for (const name of [food.name, ...food.aliases]) expect(names.find(name)).toMatchObject({ food });
  });

  test('name the source of every figure', () => {
    const row = String.raw`usda:\d{5}`;
    const parts = String.raw`(?:\d+(?:\.\d+)? )?${row}(?: [+-] \d+(?:\.\d+)? ${row})*`;
    const source = new RegExp(`^(?:${row}|composed: ${parts})(?:;(?:${NUTRIENTS.join('|')})=${parts})*$`);
    expect(idsWhere((food) => !source.test(food.source))).toEqual([]);
  });
});

describe('the figures of a food', () => {
  const exceptions = new Map(
    linesOf('energy-exceptions.tsv').map((line) => line.split('\t') as [string, string]),
  );
  const missesItsParts = ({ per100g }: Food) =>
    Math.abs(energyOfParts(per100g) - per100g.kcal) > Math.max(10, 0.12 * per100g.kcal);

  test('add up to its energy unless a reason is given, and no reason is unused', () => {
    expect(idsWhere(missesItsParts).sort()).toEqual([...exceptions.keys()].sort());
  });

  test('that do not add up to it are explained in a sentence', () => {
    expect([...exceptions.values()].filter((reason) => !/^[A-Z][^\t]{25,}\.$/.test(reason))).toEqual([]);
  });

  test('add up to at most 100 g', () => {
    expect(idsWhere(({ per100g: { protein, carbs, fat } }) => protein + carbs + fat > 101)).toEqual([]);
    expect(
      idsWhere(({ per100g: { carbs, fibre, sugar } }) => fibre > carbs || fibre + sugar > carbs + 1),
    ).toEqual([]);
    expect(idsWhere(({ per100g }) => per100g.kcal > 902 || per100g.sodium > 39_400)).toEqual([]);
  });

  test('have a plausible density', () => {
    expect(idsWhere(({ density }) => density !== null && (density < 0.03 || density > 1.6))).toEqual([]);
  });

  test('are those of the kind that shops sell: Hass avocados, kefir of whole milk, prosciutto with its fat', () => {
    expect(table.get('avocado')?.weights.get('medium')).toBe(136);
    expect(table.get('kefir')?.per100g.fat).toBeCloseTo(3.25);
    expect(table.get('prosciutto')?.per100g.fat).toBeGreaterThan(14);
    expect(table.get('beans-white-canned')?.per100g.kcal).toBe(114);
  });

  test('grow from small to large', () => {
    const weights = ({ weights: of }: Food) =>
      ['small', 'medium', 'large'].flatMap((size) => of.get(size) ?? []);
    expect(idsWhere((food) => weights(food).some((weight, at, all) => weight < (all[at - 1] ?? 0)))).toEqual(
      [],
    );
  });
});

describe('what a food contains', () => {
  const naming = (words: string) => new RegExp(String.raw`\b(?:${words})s?\b`, 'i');
  const holds = (food: Food, allergens: Allergen[]) => allergens.some((one) => food.allergens.includes(one));
  const butNot = (diets: IngredientDiet[], food: Food) => diets.some((diet) => !food.excludes.includes(diet));

  test.each<[Allergen[], IngredientDiet[]]>([
    [['milk', 'eggs'], ['vegan']],
    [
      ['fish', 'crustaceans', 'molluscs'],
      ['vegan', 'vegetarian'],
    ],
    [['gluten'], ['gluten-free', 'paleo']],
    [['soybeans', 'peanuts', 'lupin'], ['paleo']],
  ])('excludes for %j the diets %j', (allergens, diets) => {
    const oilOnly = ['oil-peanut'];
    expect(
      idsWhere((food) => holds(food, allergens) && butNot(diets, food)).filter((id) => !oilOnly.includes(id)),
    ).toEqual([]);
  });

  test('excludes vegan if it excludes vegetarian', () => {
    expect(
      idsWhere(({ excludes }) => excludes.includes('vegetarian') && !excludes.includes('vegan')),
    ).toEqual([]);
  });

  test('excludes vegetarian for meat and fish in every aisle', () => {
    const meat = naming(
      'beef|chicken|pork|lamb|veal|turkey|duck|bacon|ham|sausage|chorizo|salami|prosciutto|pepperoni|bratwurst|venison|rabbit|bone broth|gelatine|collagen|fish|salmon|tuna|cod|anchovy|sardine|mackerel|shrimp|crab|lobster|squid|mussel|clam|scallop|oyster',
    );
    const called = (name: string) => name.replace(/oyster mushroom|lamb's lettuce/, '');
    expect(
      idsWhere(
        (food) => (food.aisle === 'meat' || meat.test(called(food.name))) && butNot(['vegetarian'], food),
      ),
    ).toEqual([]);
  });

  test('is milk or eggs for dairy, unless the name says which plant it is made of', () => {
    const plant = naming('almond|oat|rice|soy|vegan');
    expect(
      idsWhere((food) => food.aisle === 'dairy' && !plant.test(food.name) && !holds(food, ['milk', 'eggs'])),
    ).toEqual([]);
  });

  test.each<[Allergen, string, RegExp]>([
    [
      'gluten',
      'bread|breadcrumb|bagel|baguette|barley|bulgur|ciabatta|couscous|cracker|muffin|focaccia|malt|muesli|oat|oats|oatmeal|pasta|phyllo|pretzel|rye|seitan|semolina|soba|spaghetti|spelt|udon|wheat',
      /gluten-free|chickpea pasta|lentil pasta|spaghetti squash/,
    ],
    ['eggs', 'egg|mayonnaise', /vegan/],
    [
      'milk',
      'butter|buttermilk|cheddar|cheese|cream|kefir|mozzarella|Parmesan|ricotta|whey|casein',
      /vegan|peanut|almond|cashew|seed|bean|coconut|tartar/,
    ],
    ['nuts', 'almond|brazil nut|cashew|hazelnut|macadamia|mixed nut|pecan|pistachio|walnut', /^$/],
    ['peanuts', 'peanut|mixed nut', /^$/],
    ['sesame', 'hummus|sesame|tahini', /^$/],
    ['soybeans', 'edamame|miso|soy|tamari|tempeh|tofu', /^$/],
    ['celery', 'celeriac|celery', /^$/],
    [
      'fish',
      'anchovy|catfish|cod|haddock|halibut|herring|mackerel|monkfish|pollock|salmon|sardine|sea bass|snapper|sole|surimi|swordfish|tilapia|trout|tuna|fish|worcestershire',
      /^$/,
    ],
    ['mustard', 'mustard', /^$/],
    ['crustaceans', 'crab|lobster|shrimp|surimi', /^$/],
    ['molluscs', 'clam|mussel|octopus|oyster|scallop|squid', /oyster mushroom/],
    ['sulphites', 'wine', /vinegar|Shaoxing/],
  ])('includes %s for every food with such a name', (allergen, words, except) => {
    const tells = naming(words);
    expect(
      idsWhere(
        (food) => tells.test(food.name) && !except.test(food.name) && !food.allergens.includes(allergen),
      ),
    ).toEqual([]);
  });

  test('what many makers thicken or bulk with wheat flour is not gluten-free', () => {
    const oftenFloured = /^(stock-cube|taco-seasoning|enchilada-sauce)/;
    expect(idsWhere((food) => oftenFloured.test(food.id) && butNot(['gluten-free'], food))).toEqual([]);
  });

  test('allows gluten-free for every food with that name', () => {
    expect(
      idsWhere((food) => /gluten-free/.test(food.name) && food.excludes.includes('gluten-free')),
    ).toEqual([]);
  });

  test('allows vegan for every food with that name', () => {
    expect(idsWhere((food) => /vegan/.test(food.name) && food.excludes.includes('vegan'))).toEqual([]);
  });
});

describe('an invalid table of foods', () => {
  const HEADER = linesOf('produce.tsv')[0] ?? '';
  const APPLE = linesOf('produce.tsv').find((line) => line.startsWith('apple\t')) ?? '';
  const folders: string[] = [];

  function reading(...rows: string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'food-table-'));
    folders.push(folder);
    writeFileSync(join(folder, 'produce.tsv'), `${rows.join('\n')}\n`);
    return () => readFoodTable(pathToFileURL(`${folder}/`));
  }

  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  test('is accepted if its lines are correct', () => {
    expect(reading(HEADER, APPLE)().get('apple')).toEqual(table.get('apple'));
  });

  test.each([
    ['twice the same food', [HEADER, APPLE, APPLE], 'produce.tsv: there are two foods called apple'],
    ['another header', ['id\tname', APPLE], /the columns have to be id, name, aliases/],
    ['a column too few', [HEADER, APPLE.replace(/\t[^\t]+$/, '')], 'produce.tsv, line 2: 17 columns'],
    ['a figure that is missing', [HEADER, APPLE.replace('\t52\t', '\t-\t')], 'apple: - is no number'],
    ['a negative figure', [HEADER, APPLE.replace('\t52\t', '\t-52\t')], 'apple: -52 is no number'],
    ['an aisle that no shop has', [HEADER, APPLE.replace('\tproduce\t', '\tcellar\t')], 'cellar is none of'],
    [
      'a staple that is neither',
      [HEADER, APPLE.replace(/no$/, 'maybe')],
      'maybe is none of no, measured, to taste',
    ],
  ])('%s', (_, rows, message) => {
    expect(reading(...rows)).toThrow(message);
  });

  test('is refused if two foods share a name', () => {
    expect(
      () => new FoodNames(reading(HEADER, APPLE, APPLE.replace('apple\t', 'pear\t'))().values()),
    ).toThrow('apple names both apple and pear');
  });
});
