import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ingredientText, scaledText } from './ingredient-text';
import type { RecipeIngredient } from './recipe-words';

/** The same lines are expected of the PDF. */
const corpus = new URL('../../../../backend/test/corpora/ingredient-lines/lines.tsv', import.meta.url);
const [, ...lines] = readFileSync(corpus, 'utf8').trimEnd().split('\n');

test.each(lines.map((line) => line.split('\t')))('%s %s %s is shown as %s', (amount, unit, food, line) => {
  const given = { amount: amount ? Number(amount) : null, unit: (unit || null) as RecipeIngredient['unit'] };
  const shown = ingredientText(given.amount, given.unit, food ?? '');
  expect([shown.amount, shown.name].filter(Boolean).join(' ')).toBe(line);
});

describe('scaled', () => {
  test.each([
    [{ amount: 250, unit: 'g', name: 'plain flour' }, 0.35, '90 g plain flour'],
    [{ amount: 450, unit: 'g', name: 'frozen pea' }, 0.7, '320 g frozen peas'],
    [{ amount: 3, unit: 'pcs', name: 'egg' }, 0.75, '2½ eggs'],
    [{ amount: 1, unit: 'tsp', name: 'ground cumin' }, 0.6, '½ tsp ground cumin'],
    [{ amount: 7, unit: 'pcs', name: 'onion' }, 0.25, '1¾ onions'],
    [{ amount: 262, unit: 'g', name: 'frozen pea' }, 1, '262 g frozen peas'],
    [{ amount: 0.25, unit: 'tsp', name: 'salt' }, 0.1, 'under ⅛ tsp salt'],
    [{ amount: null, unit: null, name: 'salt' }, 2, 'salt'],
  ] as const)('%o by %d is %s', (ingredient, factor, line) => {
    const { amount, name } = scaledText(ingredient, factor);
    expect([amount, name].filter(Boolean).join(' ')).toBe(line);
  });
});
