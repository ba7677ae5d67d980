import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findFault, LOOKED_AT } from '../../../../test/corpora/search-phrases/judge.js';
import { readPhrases } from '../../../../test/corpora/search-phrases/phrases.js';
import type { SeenRecipe } from '../../../../test/corpora/search-phrases/rules.js';
import { seedLibrary } from '../../../../test/factories/seed-library.ts';
import { TestApp } from '../../../../test/support/test-app.ts';

const MIN_ANSWERED = 0.95;

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
  await seedLibrary(app);
});

afterAll(() => app.stop());

async function find(search: string): Promise<SeenRecipe[]> {
  const { data } = await app.api.GET('/api/recipes', { params: { query: { search, limit: LOOKED_AT } } });
  return (data?.recipes ?? []).map((recipe) => ({
    ...recipe,
    cuisine: recipe.cuisine ?? '',
    perServing: {
      kcal: recipe.caloriesKcal,
      protein: recipe.proteinGrams,
      carbs: recipe.carbsGrams,
      fat: recipe.fatGrams,
      fibre: recipe.fibreGrams ?? 0,
    },
    mainIngredients: recipe.mainIngredientTags,
    ingredients: (recipe.ingredientsJson ?? []).map(({ name }) => name),
  }));
}

describe('GET /api/recipes?search=', () => {
  test('answers 95% of what people type within the first five results', async () => {
    const phrases = readPhrases();
    const faults: string[] = [];
    for (const phrase of phrases) {
      const fault = findFault(phrase, await find(phrase.phrase));
      if (fault) faults.push(`${phrase.phrase}: ${fault}`);
    }
    const answered = 1 - faults.length / phrases.length;
    if (answered < MIN_ANSWERED) expect(faults).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(MIN_ANSWERED);
  });
});
