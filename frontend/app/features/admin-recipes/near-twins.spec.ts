import { expect, test } from '@jest/globals';
import { nearTwin } from './near-twins';

const pan = {
  id: '1',
  name: 'Paprika Turkey Pan',
  caloriesKcal: 384,
  proteinGrams: 35,
  carbsGrams: 13,
  fatGrams: 22,
};

test('two recipes are twins by their numbers and a word of their names', () => {
  const twin = { ...pan, id: '2', name: 'Turkey Skillet for Two', caloriesKcal: 386 };
  expect(nearTwin(pan, [pan, twin])).toBe(twin);
  expect(nearTwin(pan, [pan])).toBeUndefined();
  expect(nearTwin(pan, [{ ...twin, name: 'Beef Pan' }])).toBeUndefined();
  expect(nearTwin(pan, [{ ...twin, fatGrams: 25 }])).toBeUndefined();
});
