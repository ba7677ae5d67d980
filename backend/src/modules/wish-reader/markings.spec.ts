import { describe, expect, test } from '@jest/globals';
import { read, TODAY } from '../../../test/support/understood.js';
import { readWish } from './read-wish.js';
import { MAX_CHARACTERS } from './wish.js';

describe('each value says where it comes from', () => {
  test('as the words that were written', () => {
    const { values } = read('Two WEEKS for Ann, 1,800 kcal');
    expect(values.days).toEqual({ value: 14, from: 'text', quote: 'Two WEEKS' });
    expect(values.dailyCalorieTarget).toEqual({ value: 1800, from: 'text', quote: '1,800 kcal' });
  });

  test('as the reason why it was assumed', () => {
    const { values } = read('1600-1700 kcal, month long, 40/30/30');
    expect(values.dailyCalorieTarget).toMatchObject({
      from: 'assumed',
      why: 'The middle of “1600-1700 kcal” is the target.',
    });
    expect(values.days).toMatchObject({ value: 30, from: 'assumed', why: 'A month was read as 30 days.' });
    expect(values.dailyCarbs).toMatchObject({ value: 165, from: 'assumed', quote: '40/30/30' });
    expect(values.dailyCarbs).toHaveProperty('why', expect.stringContaining('the usual order'));
  });

  test('as assumed if a name is known only by its place', () => {
    expect(read('client xiomara, 5 days').values.clientName).toMatchObject({ from: 'assumed' });
    expect(read('for john smith, 5 days').values.clientName).toMatchObject({ from: 'assumed' });
    expect(read('for john, 5 days').values.clientName).toMatchObject({ value: 'John', from: 'text' });
    expect(read('for John Smith, 5 days').values.clientName).toMatchObject({ from: 'text' });
  });

  test('as a default only for fields that the form requires', () => {
    const { values } = read('');
    expect(values).toEqual({
      planName: { value: '7-day plan', from: 'assumed', why: expect.any(String) },
      fitnessGoal: { value: 'general_health', from: 'assumed', why: 'No goal was given.' },
      dailyCalorieTarget: { value: 2000, from: 'assumed', why: 'No calories were given.' },
      days: { value: 7, from: 'assumed', why: 'No number of days was given.' },
      mealsPerDay: { value: 3, from: 'assumed', why: 'No number of meals was given.' },
    });
  });

  test.each([
    ['7 day high protein plan for Anna', '7-day high-protein plan'],
    ['two weeks of cutting for Ben, vegan', '14-day vegan cutting plan'],
    ['eat healthy, 3 days', '3-day plan'],
  ])('and %s names the plan %s', (wish, name) => {
    expect(read(wish).values.planName.value).toBe(name);
  });

  test('as rules in the description', () => {
    expect(read('vegan, no nuts, no mushrooms, ready in 20 minutes').values.description).toMatchObject({
      value: 'Vegan; without tree nuts, peanuts, or mushrooms; at most 20 minutes per meal.',
      from: 'assumed',
    });
  });
});

describe('the notes of a wish', () => {
  test.each([
    ['1800 kcal, no wait, 2000 kcal', '“2000 kcal” was used, not “1800 kcal”: the later one counts.'],
    ['lose weight and bulk', 'A plan has one goal: “lose weight” was used, “bulk” was not.'],
    ['for Anna and Tom', 'A plan has one customer: “for Anna” was used, “Tom” was not.'],
    ['max 500 kcal per meal', '3 meals of at most 500 kcal do not add up to 2000 kcal.'],
    ['breakfast and dinner only', expect.stringContaining('meals a day: lunch, dinner')],
    ['vegitarian', '“vegitarian” was read as “vegetarian”.'],
    ['no mushroms', '“mushroms” was read as “mushrooms”.'],
  ])('mention %s', (wish, note) => {
    expect(read(wish).notes).toContainEqual(note);
  });

  test('are empty if everything is clear', () => {
    expect(read('7 day high protein plan for Anna, 1800 kcal, 4 meals a day').notes).toEqual([]);
  });

  test.each(['for Pablo', 'Daily Vegas show', 'bigger glutes', 'un plan vegetariano'])(
    'do not mention a typo in “%s”',
    (wish) => {
      expect(read(wish).notes).toEqual([]);
    },
  );
});

describe('what a plan cannot promise is named with the reason', () => {
  test.each([
    ['45 days', '45 days', 'A plan has at most 30 days, so 30 were used.'],
    ['30g protein', '30g protein', 'Please say whether it is per meal or per day.'],
    ['2g protein per kg', '2g protein per kg', 'Please say how much your customer weighs.'],
    ['50/30/30', '50/30/30', 'The parts add up to 110%, not 100%.'],
    ['from 05/12/2026', 'from 05/12/2026', 'It is unclear which day that is.'],
    ['starting 1 Nov 2026', 'starting 1 Nov 2026', 'That day is in the past.'],
    ['halal', 'halal', expect.stringContaining('not certified halal')],
    ['on a tight budget', 'tight budget', 'Recipes have no prices.'],
    ['loves spicy dishes', 'spicy dishes', expect.stringContaining('how hot they are')],
    ['dinner no carbs', 'dinner no carbs', expect.stringContaining('Single meals')],
  ])('explain %s', (wish, words, why) => {
    expect(read(wish).notTaken).toEqual([{ words, why, mustAsk: false }]);
    expect(read(wish).notUnderstood).toEqual([]);
  });

  test.each(['no food', '2000 kcal, no meals please', 'ohne Essen'])(
    '%s asks for what no plan can be',
    (wish) => {
      expect(read(wish).notUnderstood.join()).toMatch(/^(no food|no meals|ohne Essen)/);
    },
  );
});

describe('what could harm someone is asked about', () => {
  test.each([
    ['7000 kcal', '7000 kcal', 'A plan’s day has from 800 to 5001 kcal.'],
    ['600 kcal', '600 kcal', 'A plan’s day has from 800 to 5001 kcal.'],
    ['1800 for her 2400 for him', '1800 / 2400', expect.stringContaining('1800 or 2400 kcal')],
    ['low FODMAP', 'low FODMAP', expect.stringContaining('FODMAP')],
    ['no FODMAPs', 'no FODMAPs', expect.stringContaining('FODMAP')],
    ['without FODMAPs', 'without FODMAPs', expect.stringContaining('FODMAP')],
    ["he's T1D", 'T1D', expect.stringContaining('medical conditions')],
    ['only chicken and rice', 'only chicken and rice', expect.stringContaining('limited to a few foods')],
    [
      'no seafood apart from salmon',
      'no seafood apart from salmon',
      expect.stringContaining('without exceptions'),
    ],
    ['allergic to annatto', 'allergic to annatto', expect.stringContaining('We know no food')],
    ['Nickelallergie', 'Nickelallergie', expect.anything()],
    ['vegan except fish', 'vegan except fish', expect.stringContaining('vegan with fish')],
    ['TDEE 2600', 'TDEE 2600', expect.stringContaining('burns')],
    ['no meat except chicken', 'no meat except chicken', expect.stringContaining('without exceptions')],
    ['under 600 kcal', 'under 600 kcal', 'Please say which meal it is for, or that it is for every meal.'],
  ])('reads "%s" as expected', (wish, words, why) => {
    expect(read(wish).notTaken).toEqual([{ words, why, mustAsk: true }]);
  });
});

describe('customers of the trainer', () => {
  test.each([
    ['zoltania quux needs 1800 kcal', 'Zoltania Quux'],
    ['5 days, zoltania', 'Zoltania'],
    ['for ben', 'Ben'],
    ['for ben@demo.local', 'ben@demo.local'],
  ])('reads "%s" as expected', (wish, name) => {
    expect(read(wish, ['Zoltania Quux', 'ben@demo.local']).values.clientName?.value).toBe(name);
  });

  const NAMED_LIKE_WORDS = ['Max Muster', 'Rosemary Quux', 'April Quux', 'Rich Quux', 'No Quux'];

  test.each([
    'NO FISH, 1800 KCAL',
    'No fish, no nuts',
    'lunch max 500 kcal',
    'Max 15 min prep',
    'no rosemary',
    'start 3 April 2027, 7 days',
    'rich in protein',
  ])('are not recognized in “%s”', (wish) => {
    expect(read(wish, NAMED_LIKE_WORDS).values.clientName).toBeUndefined();
  });

  test.each([
    ['Max needs 2000 kcal', 'Max'],
    ['1800 kcal for Rosemary', 'Rosemary'],
    ["April's plan, 7 days", 'April'],
  ])('reads "%s" as expected', (wish, name) => {
    expect(read(wish, NAMED_LIKE_WORDS).values.clientName?.value).toBe(name);
  });
});

test('a wish that is too long is cut, which is reported', () => {
  const { notes, values } = readWish(`5 days ${' '.repeat(MAX_CHARACTERS)} 1800 kcal`, { today: TODAY });
  expect(notes).toEqual([`Only the first ${MAX_CHARACTERS} characters were read.`]);
  expect(values.days.value).toBe(5);
  expect(values.dailyCalorieTarget.value).toBe(2000);
});
