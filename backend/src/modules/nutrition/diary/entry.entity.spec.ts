import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { User } from '../../users/index.js';
import type { Figures } from '../figures.js';
import { scaled, sumOfFigures } from '../figures.js';
import { amountText, gramsOfMeasure } from './amounts.js';
import { type Basis, DiaryEntry, type EntryContent } from './entry.entity.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const CUSTOMER = { id: 'ann' } as User;

const FIGURES: Figures = {
  calories: 89,
  protein: 1.09,
  carbs: 22.84,
  fat: 0.33,
  fiber: 2.6,
  sugar: null,
  sodium: 1,
};

const PLACE = { planId: 'plan', planDay: 2, mealNumber: 3 };

/** The figures of 100 g, logged by weight. */
const BASIS: Basis = { figures: FIGURES, per: 100, measureGrams: 1 };

const grams = (amount: number) => ({ amount, measure: 'g', grams: amount });

const entry = (content: Partial<EntryContent> = {}) =>
  new DiaryEntry(
    CUSTOMER,
    '2026-11-20',
    'lunch',
    {
      ...{ kind: 'food', source: 'food:banana', name: 'banana', figures: FIGURES, answers: null },
      ...{ amount: grams(100), basis: BASIS, ...content },
    },
    NOW,
  );

describe('an entry', () => {
  test('of a meal that was skipped has no figures and no amount that could change', () => {
    const none = { amount: null, basis: null, figures: null };
    const skipped = entry({ kind: 'plan_meal', ...none, answers: PLACE });
    expect(skipped).toMatchObject({ isSkipped: true, figures: null, said: null, knownBasis: null });
  });

  test('grows with its amount, and what is not known stays so', () => {
    const banana = entry();
    banana.changeAmount(grams(250), BASIS, NOW);
    expect(banana).toMatchObject({ calories: 222.5, protein: 2.725, sugar: null, grams: 250 });
  });

  test('has the same figures again when its amount changes back, however often', () => {
    const amount = fc.integer({ min: 1, max: 500_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), (amounts) => {
        const banana = entry();
        for (const one of [...amounts, 100]) banana.changeAmount(grams(one), banana.knownBasis ?? BASIS, NOW);
        expect(banana.figures).toEqual(FIGURES);
      }),
    );
  });

  test('without a basis, as older ones are, is its own', () => {
    expect(entry({ basis: null, amount: { amount: 2, measure: '1 cup', grams: 300 } }).knownBasis).toEqual({
      ...{ figures: FIGURES, per: 300, measureGrams: 150 },
    });
    const servings = { amount: 2, measure: 'serving', grams: null };
    expect(entry({ basis: null, amount: servings }).knownBasis).toEqual({
      ...{ figures: FIGURES, per: 2, measureGrams: null },
    });
  });

  test('answers the meal of a plan, but its copy on another day does not', () => {
    const planned = entry({ answers: PLACE });
    expect(planned.answers(PLACE)).toBe(true);
    expect(planned.answers({ ...PLACE, planDay: 3 })).toBe(false);
    const copy = planned.copyTo('2026-11-21', NOW);
    expect(copy).toMatchObject({ day: '2026-11-21', figures: FIGURES, place: null });
    expect(copy.id).not.toBe(planned.id);
  });
});

describe('figures', () => {
  test('are not known in a sum if one of them is not', () => {
    expect(sumOfFigures([FIGURES, FIGURES])).toMatchObject({ calories: 178, fiber: 5.2, sugar: null });
    expect(sumOfFigures([])).toMatchObject({ calories: 0, sugar: 0 });
  });

  test('have at most four decimals, whatever they are multiplied with', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 100, noNaN: true }), (factor) => {
        const value = scaled(FIGURES, factor).protein;
        expect(Math.abs(value - Number(value.toFixed(4)))).toBe(0);
        expect(Math.abs(value - FIGURES.protein * factor)).toBeLessThanOrEqual(0.000051);
      }),
    );
  });
});

describe('an amount', () => {
  test.each([
    [150, 'g', '150 g'],
    [1, 'serving', '1 serving'],
    [1.5, 'serving', '1.5 servings'],
    [1.5, '1 cup, sliced', '1.5 cup, sliced'],
    [2, '10 chips', '2 × 10 chips'],
    [1, '10 chips', '10 chips'],
  ])('of %s and %s is "%s"', (amount, measure, text) => {
    expect(amountText(amount, measure)).toBe(text);
  });

  test('has no weight in a measure that the food does not have', () => {
    const measures = [{ label: '1 cup', grams: 240 }];
    expect(gramsOfMeasure('1 cup', measures)).toBe(240);
    expect(gramsOfMeasure('lb', measures)).toBe(453.59237);
    expect(gramsOfMeasure('1 barrel', measures)).toBeNull();
  });
});
