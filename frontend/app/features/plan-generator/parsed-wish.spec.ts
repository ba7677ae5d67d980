import { expect, test } from '@jest/globals';
import { type CarriedWish, stillTrue } from './parsed-wish';
import { usualValues } from './wish-fields';

const read: CarriedWish = {
  engine: 'rules',
  notes: [],
  notTaken: [],
  notUnderstood: [],
  marks: {
    days: { from: 'text', quote: '5 days', value: '5' },
    dietaryTags: { from: 'text', quote: 'vegan and keto', value: 'keto,vegan' },
  },
};

const values = (days: string, dietaryTags: string[]) => {
  const { texts, lists } = usualValues('2026-11-21');
  return { texts: { ...texts, days }, lists: { ...lists, dietaryTags } };
};

test('a value stays marked as read from the text while it is as it was read', () => {
  expect(stillTrue(read, values('5', ['vegan', 'keto']))?.marks).toEqual(read.marks);
});

test('a value that was changed by hand loses its mark, and the others keep theirs', () => {
  expect(Object.keys(stillTrue(read, values('6', ['vegan', 'keto']))?.marks ?? {})).toEqual(['dietaryTags']);
  expect(Object.keys(stillTrue(read, values('5', ['vegan']))?.marks ?? {})).toEqual(['days']);
});

test('a form that was filled in by hand has no marks', () => {
  expect(stillTrue(null, values('5', []))).toBeNull();
});
