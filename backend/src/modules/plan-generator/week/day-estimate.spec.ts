import { expect, test } from '@jest/globals';
import type { CookedPlan } from './cooked-plan.js';
import { estimateDay } from './day-estimate.js';

const TARGETS = { calories: 2000, protein: 100, carbs: 250, fat: 66 };

/** Estimates a day of these dishes, each of which has energy, protein, carbs, and fat. */
function estimateOf(...dishes: [number, number, number, number][]): number {
  const pool = { width: 4, amounts: Float64Array.from(dishes.flat()) };
  const problem = { pool, days: [dishes.map(() => ({}))], task: { wish: { targets: TARGETS } } };
  return estimateDay(
    { menu: { problem }, dishAt: (_: number, at: number) => at } as unknown as CookedPlan,
    0,
  );
}

test('dishes that leave room for sides cost nothing if they share the energy of the day as it should be', () => {
  expect(estimateOf([800, 40, 100, 26.4], [1000, 50, 125, 33])).toBeCloseTo(0);
});

test('dishes of opposite kinds make up for each other', () => {
  const rich = [900, 45, 60, 53] as [number, number, number, number];
  const lean = [900, 45, 165, 6.4] as [number, number, number, number];
  expect(estimateOf(rich, lean)).toBeLessThan(0.1);
  expect(estimateOf(rich, rich)).toBeGreaterThan(10);
  expect(estimateOf(lean, lean)).toBeGreaterThan(10);
});

test('missing protein costs more than too much of it, and both cost more the further the day is away', () => {
  const withProtein = (grams: number) => estimateOf([1800, grams, 450 - grams - 135, 60]);
  expect(withProtein(45)).toBeGreaterThan(2 * withProtein(135));
  expect(withProtein(160)).toBeGreaterThan(withProtein(135));
});

test('dishes with too much energy cost more, and so do those that leave most of it to sides', () => {
  const ofSize = (share: number) => estimateOf([2000 * share, 100 * share, 250 * share, 66 * share]);
  expect(ofSize(0.9)).toBeCloseTo(0);
  expect(ofSize(1.3)).toBeGreaterThan(ofSize(1.15));
  expect(ofSize(0.5)).toBeGreaterThan(ofSize(0.7));
});

test('a day without any dish costs nothing', () => {
  expect(estimateOf()).toBe(0);
});
