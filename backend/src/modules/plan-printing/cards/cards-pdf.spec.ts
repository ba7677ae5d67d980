import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { libraryRecipes, planOf } from '../../../../test/factories/printed-plans.js';
import { wordsOf } from '../../../../test/support/print-plan.js';
import { type ReadPdf, readPdf } from '../../../../test/support/read-pdf.js';
import type { PlanRecipe } from '../../plan-model/plan.js';
import type { CardOptions, CardsDocument } from './cards-document.js';
import { cardsPdf } from './cards-pdf.js';

const plan = planOf(3, 4);

async function printed(options: Partial<CardOptions>, more: Partial<CardsDocument> = {}): Promise<Buffer> {
  const document: CardsDocument = {
    plan,
    recipient: { customerName: 'Jordan Miles', trainerName: 'Alex Carter' },
    pictures: async () => null,
    ...more,
    options: { cardSize: 'medium', includeNutrition: true, ...options },
  };
  const parts: Buffer[] = [];
  for await (const part of cardsPdf(document)) parts.push(part);
  return Buffer.concat(parts);
}

const read = async (options: Partial<CardOptions>, more?: Partial<CardsDocument>): Promise<ReadPdf> =>
  readPdf(await printed(options, more));

/** A plan with one modified recipe. */
function planOfOne(changed: Partial<PlanRecipe>) {
  const [recipe] = libraryRecipes();
  if (!recipe) throw new Error('The library is empty');
  return planOf(1, 1, [{ ...recipe, mealTypes: ['dinner'], ...changed }]);
}

describe('recipe cards', () => {
  test('fit one or two on an A4 page', async () => {
    const count = plan.recipes.length;
    for (const [cardSize, perPage] of [
      ['small', 2],
      ['medium', 1],
      ['large', 1],
    ] as const) {
      const { pages, size } = await read({ cardSize });
      expect({ cardSize, pages: pages.length }).toEqual({ cardSize, pages: Math.ceil(count / perPage) });
      expect(size).toEqual([595.28, 841.89]);
    }
  });

  test('are one for each recipe, in the order in which they are eaten, found by bookmarks', async () => {
    const names = new Map(plan.recipes.map(({ id, name }) => [id, name]));
    const eaten = [...new Set(plan.meals.map(({ recipeId }) => names.get(recipeId)))];
    const { outline } = await read({ cardSize: 'small' });
    expect(outline.map(({ title }) => title)).toEqual(['Recipe cards']);
    expect(outline[0]?.children.map(({ title }) => title)).toEqual(eaten);
  });

  test.each([
    ['small', 80, 200],
    ['medium', 120, 300],
    ['large', 120, 300],
  ] as const)(
    'a %s one has room for a name of %d letters and a description of %d',
    async (cardSize, ofName, ofText) => {
      const letters = async (name: number, description: number) => {
        const one = planOfOne({ name: 'ñ '.repeat(name / 2), description: 'é '.repeat(description / 2) });
        return wordsOf(await read({ cardSize }, { plan: one })).replaceAll(/[^ñé…]/g, '');
      };
      expect(await letters(ofName, ofText)).toBe('ñ'.repeat(ofName / 2) + 'é'.repeat(ofText / 2));
      expect(await letters(ofName + 2, ofText + 2)).toBe(
        `${'ñ'.repeat(ofName / 2)}…${'é'.repeat(ofText / 2)}…`,
      );
    },
  );

  test('show amounts for the portion that is eaten, or for the whole recipe if portions differ', async () => {
    const ingredient = { unit: 'g', name: 'oats', note: null, foodId: null, grams: null } as const;
    const one = planOfOne({ servings: 4, ingredientsJson: [{ ...ingredient, amount: 400 }] });
    const [meal] = one.meals;
    if (!meal) throw new Error('The plan is empty');
    expect(wordsOf(await read({}, { plan: { ...one, meals: [{ ...meal, servings: 1.5 }] } }))).toMatch(
      /Ingredients for 1½ servings.*150 g oats/,
    );
    const meals = [meal, { ...meal, mealNumber: 2, servings: meal.servings + 0.5 }];
    expect(wordsOf(await read({}, { plan: { ...one, meals } }))).toMatch(
      /Ingredients for 4 servings.*400 g oats/,
    );
  });

  test('show nutrition only if it is requested', async () => {
    const one = planOfOne({ caloriesKcal: 612, proteinGrams: 41.2 });
    const [withIt, without] = [
      await read({}, { plan: one }),
      await read({ includeNutrition: false }, { plan: one }),
    ];
    expect(wordsOf(withIt)).toContain('612 kcal Per serving 41 g Protein');
    expect(wordsOf(without)).not.toMatch(/kcal|Protein/);
  });

  test('have the steps, except on small cards', async () => {
    const one = planOfOne({ instructionsText: 'Zest the lemon.\nServe at once.' });
    for (const cardSize of ['medium', 'large'] as const)
      expect(wordsOf(await read({ cardSize }, { plan: one }))).toContain(
        '1 Zest the lemon. 2 Serve at once.',
      );
    expect(wordsOf(await read({ cardSize: 'small' }, { plan: one }))).not.toContain('Zest');
  });

  test('leave out whole lines if there are too many, and say so', async () => {
    const steps = Array.from({ length: 120 }, (_, index) => `Step number ${index + 1} takes a while.`);
    const one = planOfOne({ instructionsText: steps.join('\n') });
    for (const cardSize of ['medium', 'large'] as const) {
      const { pages } = await read({ cardSize }, { plan: one });
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain('See the plan for the rest.');
      expect(pages[0]).not.toContain('Step number 120');
    }
  });

  test('show pictures, and are the same to the byte for the same plan', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
      .jpeg()
      .toBuffer();
    const pictures = async () => picture;
    expect((await read({}, { pictures })).pictures).toBe(plan.recipes.length);
    expect((await printed({}, { pictures })).equals(await printed({}, { pictures }))).toBe(true);
  });
});
