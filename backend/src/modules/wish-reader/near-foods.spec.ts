import { describe, expect, test } from '@jest/globals';
import { askAboutFood } from './near-foods.js';

describe('a word that means no food for certain', () => {
  test.each([
    ['glorbs', 'We know no food called “glorbs”.'],
    ['mushroms', 'We know no food called “mushroms”. Did you mean mushrooms?'],
    ['brocolli', 'We know no food called “brocolli”. Did you mean broccoli?'],
    [
      'breast',
      '“breast” could mean several foods. Did you mean duck breast, turkey breast, or chicken breast?',
    ],
    ['raw onions', 'We know no food called “raw onions”. Did you mean onions?'],
    ['light', 'We know no food called “light”.'],
    ['  ', 'We know no food called “”.'],
  ])('%s is asked about', (word, question) => {
    expect(askAboutFood(word)).toBe(question);
  });

  test('is shortened if it is long', () => {
    expect(askAboutFood('x'.repeat(5000))).toBe(`We know no food called “${'x'.repeat(40)}”.`);
  });
});
