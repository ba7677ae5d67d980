import { expect, test } from '@jest/globals';
import { changesOf, itemFrom } from './item-form.server';

const OPENED = {
  ...{ name: 'Milk', quantity: '1', unit: 'l', category: 'dairy', priority: 'medium' },
  ...{ estimatedPrice: '', brand: '', notes: '' },
};

const typed = (fields: Partial<typeof OPENED>) =>
  changesOf({ intent: '', ...OPENED, ...fields, before: JSON.stringify(OPENED) });

test('a form sends only what was changed in it', () => {
  expect(typed({})).toEqual({});
  expect(typed({ quantity: '1,5', notes: 'The blue one' })).toEqual({ quantity: 1.5, notes: 'The blue one' });
  expect(typed({ name: '' })).toEqual({ name: '' });
});

test('a form without its former state sends everything', () => {
  expect(changesOf({ intent: '', ...OPENED, before: 'nonsense' })).toMatchObject({ name: 'Milk', unit: 'l' });
});

test('a new item has the usual amount if none is typed, and numbers in any notation', () => {
  expect(itemFrom({ ...OPENED, quantity: '', estimatedPrice: '2,49' })).toEqual({
    ...{ name: 'Milk', unit: 'l', category: 'dairy', priority: 'medium' },
    ...{ estimatedPrice: 2.49, brand: null, notes: null },
  });
  expect(itemFrom({ ...OPENED, quantity: 'some' })).toMatchObject({ quantity: 'some' });
});
