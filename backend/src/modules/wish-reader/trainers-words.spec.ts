import { describe, expect, test } from '@jest/globals';
import { read, understood } from '../../../test/support/understood.js';

test('says which liked foods the rest of the wish leaves out', () => {
  for (const [wish, foods] of [
    ['nut allergy, loves almonds and salmon', 'almonds'],
    ['vegan with lots of chicken', 'chicken'],
  ]) {
    const { notes, values } = read(wish ?? '');
    expect(notes).toContain(`Liked, but left out of the plan: ${foods}.`);
    expect(values.likedFoods?.value ?? []).not.toContain(foods);
  }
});

describe('what a customer likes', () => {
  test.each<[string, Record<string, unknown>]>([
    ['likes chicken & rice', { likedFoods: ['chicken', 'rice'] }],
    ['favorite foods: oats, turkey, berries', { likedFoods: ['oats', 'turkey', 'berries'] }],
    ['mag gern Kartoffeln und Hähnchen', { likedFoods: ['potatoes', 'chicken'] }],
    ['likes oats, no onions', { likedFoods: ['oats'], excludedFoods: ['onions'] }],
    ["doesn't like fish but loves rice", { likedFoods: ['rice'], excludedAllergens: ['fish'] }],
    ['likes fish, allergic to fish', { excludedAllergens: ['fish'] }],
  ])('reads "%s" as expected', (wish, expected) => expect(understood(wish)).toEqual(expected));
});

describe('what follows from a diet', () => {
  test.each<[string, Record<string, unknown>]>([
    ['halal', { excludedFoods: ['pork', 'alcohol'] }],
    [
      'keeps kosher',
      {
        excludedFoods: ['pork'],
        excludedAllergens: ['crustaceans', 'molluscs'],
        keepsMeatApartFromDairy: true,
      },
    ],
    ['vegetarian but eats fish', { excludedFoods: ['meat'] }],
    ['vegetarisch, isst aber Fisch', { excludedFoods: ['meat'] }],
    [
      'vegan except eggs',
      { dietaryTags: ['vegetarian'], excludedAllergens: ['milk'], excludedFoods: ['honey'] },
    ],
    ['vegan on Mondays', { not: ['vegan on Mondays'] }],
    ['montags vegan', { not: ['montags vegan'] }],
  ])('reads "%s" as expected', (wish, expected) => expect(understood(wish)).toEqual(expected));
});

describe('allergies', () => {
  test.each<[string, Record<string, unknown>]>([
    ['Haselnussallergie', { excludedAllergens: ['nuts'] }],
    ['Eiallergie, laktosefrei', { excludedAllergens: ['eggs', 'milk'] }],
    ['alérgica al huevo', { excludedAllergens: ['eggs'] }],
    ['allergic to shrimp and crab', { excludedAllergens: ['crustaceans'] }],
    ['no shrimp or crab', { excludedFoods: ['shrimp', 'crab'] }],
    ['epipen for cashews', { excludedAllergens: ['nuts'] }],
    ['allergic to kiwi', { excludedFoods: ['kiwi'] }],
    ["doesn't have a nut allergy", {}],
  ])('reads "%s" as expected', (wish, expected) => expect(understood(wish)).toEqual(expected));
});

describe('how a customer wants to change', () => {
  test.each([
    ['wants to lose 6kg before her holidays', 'weight_loss', ['before her holidays']],
    ['loose 10 pounds', 'weight_loss', []],
    ['6 kg abnehmen', 'weight_loss', []],
    ['perder grasa', 'weight_loss', []],
    ['10 lbs to lose', 'weight_loss', []],
    ['gain 4 kg of muscle', 'muscle_gain', []],
  ])('reads "%s" as expected', (wish, fitnessGoal, not) => {
    expect(understood(wish)).toEqual({ fitnessGoal, ...(not.length > 0 ? { not } : {}) });
  });
});

test('dates may be written with dots', () => {
  expect(understood('vom 5.-12. Dezember')).toEqual({ startsOn: '2026-12-05', days: 8 });
});
