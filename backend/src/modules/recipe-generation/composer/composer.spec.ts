import { describe, expect, test } from '@jest/globals';
import { CONTEXTS } from '../../../../test/recipe-generation/contexts.js';
import {
  falseClaims,
  faultsOfTexts,
  outsideOf,
  sharedWeight,
  unreadLines,
} from '../../../../test/recipe-generation/independent-checks.js';
import { bundled, makeRecipes } from '../../../../test/recipe-generation/made-recipes.js';
import { ExistingRecipes, MAX_SHARED_WEIGHT } from '../proposals/existing-recipes.js';
import { ANYTHING } from '../proposals/order.js';
import { withPrompt } from '../proposals/prompted-order.js';
import { Composer, compose } from './composer.js';
import { PATTERNS } from './patterns/index.js';

const isLong = process.env.LONG === '1';
const COUNT = isLong ? 500 : 60;
const EACH = isLong ? 30 : 10;
const SHORT_CONTEXTS = [0, 1, 2];

const { made, reasons } = makeRecipes(ANYTHING, COUNT, 1);
const namesOf = (recipes: typeof made) => recipes.map(({ content: { name } }) => name);

describe('the quick form', () => {
  test('gets as many recipes as it asks for', () => {
    expect(reasons).toEqual([]);
    expect(new Set(namesOf(made).map((name) => name.toLowerCase())).size).toBe(COUNT);
  });

  test('gets the same recipes for the same seed, and others for another', () => {
    expect(makeRecipes(ANYTHING, 10, 1).made).toEqual(made.slice(0, 10));
    const others = namesOf(makeRecipes(ANYTHING, 10, 2).made);
    expect(others.filter((name) => namesOf(made).includes(name)).length).toBeLessThan(5);
  });

  test('gets no two that share more than 70 % of their weight, and none that shares it with the library', () => {
    const alike = made.flatMap(({ content }, at) =>
      [...bundled, ...made.slice(0, at).map((other) => other.content)]
        .filter((other) => sharedWeight(content.ingredients, other.ingredients) > MAX_SHARED_WEIGHT)
        .map((other) => `${content.name} is like ${other.name}`),
    );
    expect(alike).toEqual([]);
  });

  test('gets breakfasts, lunches, dinners, and snacks of at least 14 patterns', () => {
    expect(PATTERNS.length).toBeGreaterThanOrEqual(14);
    for (const meal of ['breakfast', 'lunch', 'dinner', 'snack'] as const)
      expect(made.filter(({ content }) => content.mealTypes.includes(meal)).length).toBeGreaterThan(
        COUNT / 10,
      );
  });

  test('gets tags and allergens that a reader of the ingredients confirms', () => {
    expect(made.flatMap(({ content }) => falseClaims(content))).toEqual([]);
  });

  test('gets steps that name every ingredient and a time, household amounts, and texts without slips', () => {
    expect(made.flatMap(({ proposal }) => faultsOfTexts(proposal))).toEqual([]);
  });

  test('gets ingredients that are read as the same foods and weights when they are edited', () => {
    expect(made.flatMap(({ content }) => unreadLines(content))).toEqual([]);
  });

  test('gets dinners that are salted with care', () => {
    const sodium = made
      .filter(({ content }) => content.mealTypes.includes('dinner'))
      .map(({ content }) => content.nutrition.perServing.sodium ?? 0)
      .sort((a, b) => a - b);
    expect(sodium[Math.floor(sodium.length / 2)]).toBeLessThanOrEqual(650);
    expect(sodium.at(-1)).toBeLessThanOrEqual(1300);
  });
});

describe('the checks of this test', () => {
  test('reveal a false claim, a doubled recipe, and a text with a slip', () => {
    const [one] = made.filter(({ content }) => content.nutrition.dietaryTags.includes('vegan'));
    if (!one) throw new Error('Nothing vegan was made');
    const { content, proposal } = one;
    const egg = { amount: 1, unit: 'pcs', name: 'egg', note: null, foodId: 'egg', grams: 50 } as const;
    expect(falseClaims({ ...content, ingredients: [...content.ingredients, egg] })).toHaveLength(2);
    expect(sharedWeight(content.ingredients, content.ingredients)).toBe(1);
    expect(faultsOfTexts({ ...proposal, name: 'Tofu Tofu Bowl' })).not.toEqual([]);
    expect(faultsOfTexts({ ...proposal, steps: ['Eat it after 5 minutes.'] })).not.toEqual([]);
  });

  test('reveal a dish that is not of the meat that was asked for', () => {
    const order = { ...ANYTHING, mainIngredient: 'beef' };
    expect(made.some(({ content }) => outsideOf(content, order).length > 0)).toBe(true);
  });
});

describe('whoever asks for', () => {
  test.each(isLong ? CONTEXTS : SHORT_CONTEXTS.flatMap((at) => CONTEXTS.slice(at, at + 1)))(
    '%s gets nothing else',
    (_, order) => {
      const result = makeRecipes(order, EACH, 11);
      expect(result.reasons).toEqual([]);
      expect(result.made.flatMap(({ content }) => outsideOf(content, order))).toEqual([]);
      expect(result.made.flatMap(({ content }) => falseClaims(content))).toEqual([]);
      expect(result.made.flatMap(({ proposal }) => faultsOfTexts(proposal))).toEqual([]);
    },
  );
});

describe('a prompt', () => {
  const prompted = (prompt: string) => makeRecipes(withPrompt({ ...ANYTHING, prompt }), 5, 5).made;

  test('gets the kind of dish and the foods that it names', () => {
    const soups = prompted('soup with lentils');
    expect(soups).toHaveLength(5);
    const fitting = soups.filter(
      ({ content: { name, ingredients } }) =>
        name.includes('Soup') && ingredients.some((one) => one.name.includes('lentils')),
    );
    expect(fitting).toEqual(soups);
  });

  test('gets nothing that it leaves out', () => {
    const free = prompted('breakfast without dairy, no eggs');
    expect(free).toHaveLength(5);
    expect(
      free.filter(({ content }) =>
        content.nutrition.allergens?.some((one) => one === 'milk' || one === 'eggs'),
      ),
    ).toEqual([]);
  });
});

test('what no dish can meet is refused with a reason, after bounded work', async () => {
  const impossible = { ...ANYTHING, dietaryTags: ['vegan'] as const, mainIngredient: 'salmon' };
  const { signal } = new AbortController();
  const attempt = { seed: 1, place: 0, existing: new ExistingRecipes(), sentBack: null, signal };
  expect(await new Composer().propose(impossible, attempt)).toMatchObject({
    refused: 'impossible',
    reason: 'No dish that the composer knows meets this',
  });
  expect(compose({ ...ANYTHING, minProtein: 400 }, attempt)).toMatchObject({ refused: 'impossible' });
});

test('the composer gives what it composes without a pause, and stops when it is told to', async () => {
  const stop = new AbortController();
  const attempt = { seed: 7, place: 3, existing: new ExistingRecipes(), sentBack: null, signal: stop.signal };
  expect(await new Composer().propose(ANYTHING, attempt)).toEqual(compose(ANYTHING, attempt));
  stop.abort();
  await expect(new Composer().propose({ ...ANYTHING, minProtein: 400 }, attempt)).rejects.toThrow();
});
