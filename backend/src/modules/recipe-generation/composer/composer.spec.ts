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
import type { Proposal } from '../proposals/proposal.js';
import { readPrompt } from '../proposals/read-prompt.js';
import { Composer } from './composer.js';
import { PATTERNS } from './patterns/index.js';
import { Wishes } from './wishes.js';

const isLong = process.env.LONG === '1';
const COUNT = isLong ? 500 : 60;
const EACH = isLong ? 30 : 10;
const SHORT_CONTEXTS = [0, 1, 2];

const { made, reasons } = await makeRecipes(ANYTHING, COUNT, 1);
const namesOf = (recipes: typeof made) => recipes.map(({ content: { name } }) => name);

describe('the quick form', () => {
  test('gets as many recipes as it asks for', () => {
    expect(reasons).toEqual([]);
    expect(new Set(namesOf(made).map((name) => name.toLowerCase())).size).toBe(COUNT);
  });

  test('gets the same recipes for the same seed, and others for another', async () => {
    expect((await makeRecipes(ANYTHING, 10, 1)).made).toEqual(made.slice(0, 10));
    const others = namesOf((await makeRecipes(ANYTHING, 10, 2)).made);
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

  test.each([
    ['Fry it for 5 minutes. Serve with the rye toast.', 'nobody toasts it'],
    [
      'Add the lamb and simmer for 18 minutes. Add the kale and simmer for 6 minutes until done.',
      '24 minutes',
    ],
    ['Blend it for 1 minute.', 'nobody prepares the cherry'],
  ])('reveal what a cook would miss in “%s”', (text, fault) => {
    const cherry = { amount: 100, unit: 'g' as const, name: 'cherry', note: null };
    const proposal = { ...made[0]?.proposal, name: 'Dish', description: '', ingredients: [cherry] };
    expect(faultsOfTexts({ ...proposal, steps: [text] } as Proposal).join('; ')).toContain(fault);
  });

  test('reveal a dish that is not of the meat that was asked for', () => {
    const order = { ...ANYTHING, mainIngredient: 'beef' };
    expect(made.some(({ content }) => outsideOf(content, order).length > 0)).toBe(true);
  });
});

describe('whoever asks for', () => {
  test.each(isLong ? CONTEXTS : SHORT_CONTEXTS.flatMap((at) => CONTEXTS.slice(at, at + 1)))(
    '%s gets nothing else',
    async (_, order) => {
      const result = await makeRecipes(order, EACH, 11);
      expect(result.reasons).toEqual([]);
      expect(result.made.flatMap(({ content }) => outsideOf(content, order))).toEqual([]);
      expect(result.made.flatMap(({ content }) => falseClaims(content))).toEqual([]);
      expect(result.made.flatMap(({ proposal }) => faultsOfTexts(proposal))).toEqual([]);
    },
  );
});

describe('a prompt', () => {
  const prompted = async (prompt: string) => {
    const { order } = readPrompt({ ...ANYTHING, prompt }, '2026-11-27');
    return (await makeRecipes(order, 5, 5)).made;
  };

  test('gets the kind of dish and the foods that it names', async () => {
    const soups = await prompted('soup with lentils');
    expect(soups).toHaveLength(5);
    const fitting = soups.filter(
      ({ content: { name, ingredients } }) =>
        name.includes('Soup') && ingredients.some((one) => one.name.includes('lentils')),
    );
    expect(fitting).toEqual(soups);
  });

  test('gets nothing that it leaves out', async () => {
    const free = await prompted('breakfast without dairy, no eggs');
    expect(free).toHaveLength(5);
    expect(
      free.filter(({ content }) =>
        content.nutrition.allergens?.some((one) => one === 'milk' || one === 'eggs'),
      ),
    ).toEqual([]);
  });
});

const attempt = {
  ...{ seed: 7, place: 3, existing: new ExistingRecipes(), sentBack: null },
  signal: new AbortController().signal,
};

test('what no dish can meet is refused with a reason', async () => {
  const composer = new Composer();
  const impossible = { ...ANYTHING, dietaryTags: ['vegan'] as const, mainIngredient: 'salmon' };
  expect(await composer.propose(impossible, attempt)).toEqual({
    refused: 'impossible',
    reason: 'No dish that the composer knows meets this',
  });
});

test('what no dish can meet takes bounded work, in short turns, and stops when it is told to', async () => {
  const turns = countTurns();
  expect(await new Composer().propose({ ...ANYTHING, minProtein: 400 }, attempt)).toMatchObject({
    refused: 'impossible',
  });
  // Sixty patterns are tried twelve times each, and others have their turn between any two tries.
  expect(turns.end()).toBeGreaterThanOrEqual(60 * 12);
  expect(turns.end()).toBeLessThan(2 * 60 * 12);
  const signal = AbortSignal.abort();
  await expect(new Composer().propose(ANYTHING, { ...attempt, signal })).rejects.toThrow();
});

test('of a prompt, what no dish has anything of is known', () => {
  const wishes = new Wishes({ prompt: 'thai curry with lentils, a taste of autumn' });
  expect(wishes.unused(['thai', 'curry with lentils', 'taste of autumn'])).toEqual(['taste of autumn']);
  expect(wishes.unused(['thai curry with a taste of Autumn'])).toEqual(['taste of Autumn']);
  const cuisines = new Set(made.flatMap(({ content: { cuisine } }) => cuisine ?? []));
  expect([...cuisines].flatMap((cuisine) => new Wishes({ prompt: cuisine }).unused([cuisine]))).toEqual([]);
});

/** Counts the turns of the event loop in which others may run. */
function countTurns(): { end: () => number } {
  let turns = 0;
  let isOver = false;
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  return {
    end: () => {
      isOver = true;
      return turns;
    },
  };
}
