import { expect, test } from '@jest/globals';
import { EngineFailure } from '../engine-failure.js';
import type { Attempt } from '../proposals/engine.js';
import { ExistingRecipes } from '../proposals/existing-recipes.js';
import { ANYTHING } from '../proposals/order.js';
import type { Proposal } from '../proposals/proposal.js';
import { type Refused, refuse } from '../proposals/refused.js';
import { makeRecipe } from './make-recipe.js';

const GOOD: Proposal = {
  name: 'Apple with Walnuts',
  description: 'Crisp apple with a few toasted walnuts.',
  mealTypes: ['snack'],
  cuisine: null,
  servings: 1,
  prepTimeMinutes: 5,
  cookTimeMinutes: 0,
  restTimeMinutes: 0,
  ingredients: [
    { amount: 150, unit: 'g', name: 'apple', note: 'sliced' },
    { amount: 20, unit: 'g', name: 'walnut', note: null },
  ],
  steps: ['Slice the apple.', 'Scatter the walnuts over it.'],
};

const NAMELESS = { ...GOOD, name: '' };

/** Makes a recipe with an engine that gives these answers in turn. */
async function made(...answers: (Proposal | Refused | EngineFailure)[]) {
  const reasons: (string | null)[] = [];
  const engine = {
    propose: async (_: unknown, { sentBack }: Attempt) => {
      reasons.push(sentBack?.reason ?? null);
      const answer = answers[reasons.length - 1] ?? refuse('malformed', 'asked too often');
      if (answer instanceof EngineFailure) throw answer;
      return answer;
    },
  };
  const { signal } = new AbortController();
  const outcome = await makeRecipe(engine, ANYTHING, {
    ...{ seed: 1, place: 0, existing: new ExistingRecipes(), signal },
    keep: async () => null,
  });
  return { outcome, reasons };
}

test('a good proposal is asked for once', async () => {
  const { outcome, reasons } = await made(GOOD);
  expect(outcome).toMatchObject({ content: { name: 'Apple with Walnuts' } });
  expect(reasons).toEqual([null]);
});

test('a bad proposal is sent back once with the reason', async () => {
  const mended = await made(NAMELESS, GOOD);
  expect(mended.outcome).toMatchObject({ content: { name: 'Apple with Walnuts' } });
  expect(mended.reasons).toEqual([null, 'The name has 0 characters']);
  const spoilt = await made(NAMELESS, NAMELESS, GOOD);
  expect(spoilt.outcome).toMatchObject({ refused: 'malformed', reason: 'The name has 0 characters' });
  expect(spoilt.reasons).toHaveLength(2);
});

test('an engine that says that the order is impossible is not asked again', async () => {
  const { outcome, reasons } = await made(refuse('impossible', 'No dish is both'), GOOD);
  expect(outcome).toEqual({ refused: 'impossible', reason: 'No dish is both', name: null });
  expect(reasons).toHaveLength(1);
});

test('an engine that fails is asked once more, unless it would fail each time', async () => {
  expect((await made(new EngineFailure('no answer'), GOOD)).outcome).toMatchObject({ proposal: GOOD });
  await expect(made(new EngineFailure('no'), new EngineFailure('no answer'), GOOD)).rejects.toThrow(
    'no answer',
  );
  await expect(made(new EngineFailure('wrong key', true), GOOD)).rejects.toThrow('wrong key');
});

test('what cannot be kept is sent back once, too, and both recipes count as existing', async () => {
  const kept: string[] = [];
  const existing = new ExistingRecipes();
  const outcome = await makeRecipe(
    { propose: async (_, { sentBack }) => (sentBack ? { ...GOOD, name: 'Apple Bowl' } : GOOD) },
    ANYTHING,
    {
      ...{ seed: 1, place: 0, existing, signal: new AbortController().signal },
      keep: async ({ content, refusedBeside }) => {
        kept.push(content.name);
        return refusedBeside(new ExistingRecipes([content]));
      },
    },
  );
  // The second proposal has the same foods as the first one, so it is refused before it could be kept.
  expect({ kept, size: existing.size }).toEqual({ kept: ['Apple with Walnuts'], size: 1 });
  expect(outcome).toMatchObject({ refused: 'tooAlike', name: 'Apple Bowl' });
});
