import { describe, expect, test } from '@jest/globals';
import { read, understood } from '../../../test/support/understood.js';

describe('how much is cooked', () => {
  test.each([
    'cook twice a week',
    'she can only cook twice a week',
    'cooks 2-3 times a week',
    'cook once a week',
    'cooks 3x per week',
    'cooks on Sundays and Wednesdays',
    'cooks on Sundays only',
    'cooks four times a week',
    'cook every other day',
    'little cooking',
    'cook little',
    'hardly any time to cook',
    'no time to cook',
    'doesn’t like cooking',
    'I like leftovers',
    'leftovers are fine',
    'zweimal pro Woche kochen',
    'kocht nur sonntags',
    'kaum Zeit zum Kochen',
    'isst gern Reste',
    'cocina dos veces a la semana',
    'poco tiempo para cocinar',
    'le gustan las sobras',
    'cuisine deux fois par semaine',
    'peu de temps pour cuisiner',
    'aime les restes',
  ])('is little for "%s"', (wish) => {
    expect(understood(wish)).toEqual({ cooking: 'little' });
  });

  test.each([
    'fresh every day',
    'cook fresh',
    'cook every day fresh',
    'cooks every day',
    'cooks 7 times a week',
    'no leftovers',
    'hates leftovers',
    'doesn’t want leftovers',
    'jeden Tag frisch gekocht',
    'keine Reste',
    'cocina todos los días',
    'sin sobras',
    'cuisine tous les jours',
    'pas de restes',
  ])('is fresh for "%s"', (wish) => {
    expect(understood(wish)).toEqual({ cooking: 'fresh' });
  });

  test.each(['cooks 5 times a week', 'dinner leftovers for lunch'])('is the usual for "%s"', (wish) => {
    expect(understood(wish)).toEqual({ cooking: 'normal' });
  });

  test.each([
    'not fresh every day',
    'doesn’t have to cook every day',
    'doesn’t want to cook every day',
    'nicht jeden Tag frisch',
    'can’t cook every day',
    'doesn’t really like leftovers',
  ])('is not asked for by "%s", which is told', (wish) => {
    const { values, notes } = read(wish);
    expect(values).not.toHaveProperty('cooking');
    expect(notes).toEqual([expect.stringMatching(/^“.+” was read as no rule\.$/)]);
  });

  test('is little if meals are prepared on one day, and they still are', () => {
    expect(understood('meal prep on Sunday')).toEqual({ generateMealPrep: true, cooking: 'little' });
    expect(understood('meal prep')).toEqual({ generateMealPrep: true });
    expect(understood('no meal prep on Sundays')).toMatchObject({ generateMealPrep: false });
  });

  test.each<[string, Record<string, unknown>]>([
    ['max 30 minutes of cooking on weekends', { weekendMinutes: 30 }],
    ['no fresh fish', { excludedAllergens: ['fish'] }],
    ['2000 kcal, cook twice a week, 5 days', { dailyCalorieTarget: 2000, cooking: 'little', days: 5 }],
    ['likes chicken and leftovers are fine', { likedFoods: ['chicken'], cooking: 'little' }],
  ])('leaves the rest of "%s" as it is', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
