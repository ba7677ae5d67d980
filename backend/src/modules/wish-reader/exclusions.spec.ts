import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('an excluded allergen', () => {
  test.each<[string, Record<string, unknown>]>([
    ['allergic to nuts, eggs and soy', { excludedAllergens: ['nuts', 'peanuts', 'eggs', 'soybeans'] }],
    ['allergic to shellfish', { excludedAllergens: ['crustaceans', 'molluscs'] }],
    ['dairy-free, nut-free and egg-free', { excludedAllergens: ['milk', 'nuts', 'peanuts', 'eggs'] }],
    ['dairy and gluten free', { dietaryTags: ['gluten-free'], excludedAllergens: ['milk', 'gluten'] }],
    ['soy- and gluten-free', { dietaryTags: ['gluten-free'], excludedAllergens: ['soybeans', 'gluten'] }],
    ['a peanut allergy', { excludedAllergens: ['peanuts'] }],
    [
      'no red meat or shellfish, gluten and lactose intolerant',
      {
        excludedAllergens: ['crustaceans', 'molluscs', 'gluten', 'milk'],
        excludedFoods: ['red meat'],
      },
    ],
    ['lactose intolerant', { excludedAllergens: ['milk'] }],
    ["can't eat gluten", { excludedAllergens: ['gluten'] }],
    ['free from soy and sesame', { excludedAllergens: ['soybeans', 'sesame'] }],
    [
      'avoid: nuts, gluten, shellfish',
      { excludedAllergens: ['nuts', 'peanuts', 'gluten', 'crustaceans', 'molluscs'] },
    ],
    ['no peanuts, tree nuts ok', { excludedAllergens: ['peanuts'] }],
    ['gluten and lactose intolerant', { excludedAllergens: ['gluten', 'milk'] }],
    ['egg and soy allergy', { excludedAllergens: ['eggs', 'soybeans'] }],
    ['no wheat', { excludedAllergens: ['gluten'] }],
    ['gegen Nüsse und Sellerie allergisch', { excludedAllergens: ['nuts', 'peanuts', 'celery'] }],
    ['gegen Milch allergisch', { excludedAllergens: ['milk'] }],
    ['Pilze und Nachtschattengewächse weglassen', { excludedFoods: ['mushrooms', 'nightshades'] }],
    ['no white meat', { excludedFoods: ['white meat'] }],
    ['sans gluten ni lactose', { dietaryTags: ['gluten-free'], excludedAllergens: ['milk'] }],
    ['her son is allergic to nuts', { excludedAllergens: ['nuts', 'peanuts'], not: ['son'] }],
    ['mostly dairy free', { excludedAllergens: ['milk'], not: ['mostly'] }],
    ['meal prep no dairy', { generateMealPrep: true, excludedAllergens: ['milk'] }],
    ['laktosefrei', { excludedAllergens: ['milk'] }],
    ['no fish eggs or dairy', { excludedAllergens: ['fish', 'eggs', 'milk'] }],
    ['Allergies: nuts (severe), eggs', { excludedAllergens: ['nuts', 'peanuts', 'eggs'] }],
    ['avoid: gluten | nuts | dairy', { excludedAllergens: ['gluten', 'nuts', 'peanuts', 'milk'] }],
    ['anaphylactic to shellfish', { excludedAllergens: ['crustaceans', 'molluscs'] }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('an excluded food', () => {
  test.each<[string, Record<string, unknown>]>([
    ['no mushrooms', { excludedFoods: ['mushrooms'] }],
    ["hates olives, doesn't eat pork", { excludedFoods: ['olives', 'pork'] }],
    ['no seafood, red meat or eggplant', { excludedFoods: ['seafood', 'red meat', 'eggplant'] }],
    ['exclude: pork; beef; lamb', { excludedFoods: ['pork', 'beef', 'lamb'] }],
    ['no egg noodles', { excludedFoods: ['egg noodles'] }],
    ['without peanut butter', { excludedFoods: ['peanut butter'] }],
    ['avoid dairy products and added sugar', { excludedFoods: ['sugar'], excludedAllergens: ['milk'] }],
    ['kein Schweinefleisch, keine Eier', { excludedFoods: ['pork'], excludedAllergens: ['eggs'] }],
    ['hates blue cheese and brussels sprouts', { excludedFoods: ['blue cheese', 'brussels sprouts'] }],
    ['no prawns or aubergine', { excludedFoods: ['prawns', 'aubergine'] }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('a phrase that excludes nothing', () => {
  test.each<[string, Record<string, unknown>]>([
    ['no restrictions', {}],
    ['allergies: none', {}],
    ['no meat except chicken', {}],
    ['dairy free except whey', {}],
    ['no meat on Wednesdays', { not: ['no meat on Wednesdays'] }],
    ['no need to avoid gluten', { not: ['no need to avoid gluten'] }],
    ['no need to be dairy free', { not: ['no need to be dairy free'] }],
    ["doesn't have to avoid dairy", { not: ["doesn't have to avoid dairy"] }],
    ['no dairy at breakfast', { not: ['no dairy at breakfast'] }],
    ['not allergic to nuts', {}],
    ["isn't lactose intolerant", {}],
    ['loves cheese', { likedFoods: ['cheese'] }],
    ['no pork but fish is fine', { excludedFoods: ['pork'] }],
    [
      'no nuts, chicken twice a week',
      { excludedAllergens: ['nuts', 'peanuts'], not: ['chicken twice a week'] },
    ],
    ['anything but fish', { not: ['anything but fish'] }],
    ['no cooking', { not: ['no cooking'] }],
    ['no oven', {}],
    ['no carbs', { not: ['no carbs'] }],
    ['histamine intolerance', {}],
    ['no processed food', {}],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
