import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { foods } from '../foods.js';
import { findLoggableFood } from '../loggable-food.js';
import { findReferenceFood, referenceDescriptions } from '../reference/reference-foods.js';
import { bundledNames, referenceNumberOf } from './bundled-foods.js';
import { seldomMeantWords } from './seldom-meant.js';

const SHOWN_FIRST = 3;

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** A food counts by its own ID and by the number of the row from which its figures are. */
function idsOf(key: string): string[] {
  const [, id = ''] = key.split(':');
  const food = key.startsWith('food:') ? foods.get(id) : undefined;
  return food ? [id, referenceNumberOf(food) ?? ''] : [id];
}

async function find(search: string): Promise<string[]> {
  const scores = (await bundledNames()).score(search);
  return [...scores].sort((a, b) => b[1] - a[1]).map(([key]) => key);
}

async function isAmongTheFirst(phrase: string, meant: string[]): Promise<boolean> {
  const shown = (await find(phrase)).slice(0, SHOWN_FIRST);
  return shown.flatMap(idsOf).some((id) => meant.includes(id));
}

async function shareFound(file: string): Promise<number> {
  const phrases = linesOf(file);
  let found = 0;
  for (const [phrase = '', meant = ''] of phrases)
    if (await isAmongTheFirst(phrase, meant.split(' '))) found++;
  return found / phrases.length;
}

describe('the search for foods', () => {
  test('shows the food that is meant among the first three for 95 of 100 everyday phrases', async () => {
    expect(await shareFound('../../../../test/foods/everyday-phrases.tsv')).toBeGreaterThanOrEqual(0.95);
  });

  test('does so for phrases that were set aside while it was being written', async () => {
    expect(await shareFound('../../../../test/foods/phrases-set-aside.tsv')).toBeGreaterThanOrEqual(0.95);
  });

  test.each([
    ['breast chicken grilled', 'food:chicken-breast-cooked'],
    ['BANANAS', 'food:banana'],
    ['banan', 'food:banana'],
    ['crème fraîche', 'food:creme-fraiche'],
    ['honeycrispy apple', 'food:apple'],
    ['soymilk', 'food:milk-soy'],
  ])(
    'finds for "%s" the food %s first, whatever the order, number, case, or spelling of the words',
    async (search, key) => {
      expect((await find(search))[0]).toBe(key);
    },
  );

  test.each(['', '   ', 'zzzz qqqq', '%%%', 'of the', 'constructor'])(
    'finds nothing to speak of for "%s"',
    async (search) => {
      expect(Array.isArray(await find(search))).toBe(true);
    },
  );

  test.each(['chicken', 'beef', 'pork', 'turkey', 'duck', 'goose', 'lamb', 'veal', 'bacon', 'potato'])(
    'shows for "%s" no rendered fat, broth, skin, or imitation among the first three',
    async (search) => {
      const shown = (await find(search))
        .slice(0, SHOWN_FIRST)
        .map((key) => findLoggableFood(key)?.name ?? key);
      expect(shown.flatMap(seldomMeantWords)).toEqual([]);
    },
  );

  test.each([
    ['chicken fat', 'usda:04542'],
    ['duck fat', 'usda:04574'],
    ['turkey gravy', 'usda:06125'],
    ['beef stock', 'food:stock-beef'],
    ['meatless chicken', 'usda:43128'],
  ])('finds for "%s" just that, %s, because it was typed', async (search, key) => {
    expect((await find(search))[0]).toBe(key);
  });

  test.each([
    'Chicken, canned, meat only, with broth',
    'Veal, loin, separable lean and fat',
    'Turkey and gravy',
  ])('takes %s for the food itself', (name) => expect(seldomMeantWords(name)).toEqual([]));

  test('does not offer a food of our table again as a row of the reference', async () => {
    expect(await find('bananas, raw')).not.toContain('usda:09040');
  });
});

describe('the everyday names', () => {
  const keys = linesOf('../reference/everyday-names.tsv').map(([key = '']) => key);

  test('are sorted, and no food stands there twice', () => {
    expect(keys).toEqual([...new Set(keys)].sort());
  });

  test.each(keys)('of %s are those of a food that is searched', async (key) => {
    const [table, id = ''] = key.split(':');
    const rows = new Set([...foods.values()].map(referenceNumberOf));
    expect(table === 'food' ? foods.has(id) : findReferenceFood(id) !== null && !rows.has(id)).toBe(true);
  });
});

describe('the reference', () => {
  const all = [...referenceDescriptions()].map(({ number }) => findReferenceFood(number));

  test('has 7,466 foods whose figures fit into 100 g', () => {
    expect(all).toHaveLength(7466);
    const wrong = all.filter(
      (food) =>
        !food ||
        !(food.per100g.kcal >= 0 && food.per100g.kcal <= 902) ||
        !(food.per100g.protein + food.per100g.fat + food.per100g.carbs <= 102) ||
        Object.values(food.per100g).some((figure) => figure !== null && !(figure >= 0)) ||
        food.measures.some(({ label, grams }) => !label || !(grams > 0)),
    );
    expect(wrong).toEqual([]);
  });

  test('tells what was not measured from zero', () => {
    expect(findReferenceFood('01008')?.per100g).toMatchObject({ sugar: null, fiber: 0 });
    expect(all.filter((food) => food?.per100g.sodium === null)).toHaveLength(29);
  });

  test('says what household measures weigh', () => {
    expect(findReferenceFood('01009')?.measures).toContainEqual({ label: '1 cup, shredded', grams: 113 });
  });

  test('is offered with measures whose labels are whole and in plain words', () => {
    const labels = [...referenceDescriptions()].flatMap(
      ({ number }) => findLoggableFood(`usda:${number}`)?.measures.map(({ label }) => label) ?? [],
    );
    const odd = /NLEA|refuse|\( | [,)]|\d{3} x \d{3}|cubic inch| r$/;
    const isBalanced = (label: string) => label.split('(').length === label.split(')').length;
    expect(labels.filter((label) => odd.test(label) || !isBalanced(label))).toEqual([]);
    expect(findLoggableFood('usda:05314')?.measures).toContainEqual({
      ...{ label: '0.5 breast, bone and skin removed', grams: 118 },
    });
  });
});
