import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { User } from '../../users/index.js';
import type { Figures } from '../figures.js';
import { scaled, sumOfFigures } from '../figures.js';
import { amountText, gramsOfMeasure } from './amounts.js';
import { DiaryEntry, type EntryContent } from './entry.entity.js';

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

const entry = (content: Partial<EntryContent> = {}) =>
  new DiaryEntry(
    CUSTOMER,
    '2026-11-20',
    'lunch',
    {
      ...{ kind: 'food', source: 'food:banana', name: 'banana', figures: FIGURES, answers: null },
      ...{ amount: { amount: 100, measure: 'g', grams: 100 }, ...content },
    },
    NOW,
  );

describe('an entry', () => {
  test('of a meal that was skipped has no figures and no amount that could change', () => {
    const skipped = entry({ kind: 'plan_meal', amount: null, figures: null, answers: PLACE });
    expect(skipped).toMatchObject({ isSkipped: true, figures: null, said: null });
    skipped.changeAmount({ amount: 2, measure: 'serving', grams: null }, 2, NOW);
    expect(skipped.figures).toBeNull();
  });

  test('grows with its amount, and what is not known stays so', () => {
    const banana = entry();
    banana.changeAmount({ amount: 250, measure: 'g', grams: 250 }, 2.5, NOW);
    expect(banana).toMatchObject({ calories: 222.5, protein: 2.725, sugar: null, grams: 250 });
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
