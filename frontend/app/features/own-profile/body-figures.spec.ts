import { describe, expect, test } from '@jest/globals';
import { bodyMassIndex, cmFrom, shownFigures } from './body-figures';

describe('a height', () => {
  test.each([
    [`5'11"`, 180.3],
    [`5' 11`, 180.3],
    ['5 ft 11 in', 180.3],
    ['5’11”', 180.3],
    ['6 feet', 182.9],
    ['71', 180.3],
    ['70.5 in', 179.1],
    ['180 cm', null],
    ['tall', null],
    ['', null],
  ])('typed as %s in feet and inches means %s cm', (typed, cm) => {
    expect(cmFrom(typed)).toBe(cm);
  });

  test('is shown as it was typed', () => {
    const height = cmFrom(`5'11"`);
    expect(shownFigures({ weight: null, weightLbs: null, height }, 'us').height).toBe(`5'11"`);
    expect(shownFigures({ weight: null, weightLbs: null, height: 180.5 }, 'metric').height).toBe('180.5');
  });
});

test('a weight is shown in the chosen units with one decimal', () => {
  const figures = { weight: 81.65, weightLbs: 180, height: null };
  expect(shownFigures(figures, 'us').weight).toBe('180');
  expect(shownFigures(figures, 'metric').weight).toBe('81.7');
});

test('the body mass index has one decimal, and needs both figures', () => {
  expect(bodyMassIndex({ weight: 81, height: 180 })).toBe('25.0');
  expect(bodyMassIndex({ weight: null, height: 180 })).toBeNull();
  expect(bodyMassIndex({ weight: 81, height: null })).toBeNull();
});
