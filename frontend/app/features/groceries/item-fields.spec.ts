import { expect, test } from '@jest/globals';
import { changesOf, isPlainlyFine, itemFrom } from './item-fields';

const OPENED = {
  ...{ name: 'Milk', quantity: '1', unit: 'l', category: 'dairy', priority: 'medium' },
  ...{ estimatedPrice: '', brand: '', notes: '' },
};

const typed = (fields: Partial<typeof OPENED>) => changesOf({ ...OPENED, ...fields }, JSON.stringify(OPENED));

test('a form sends only what was changed in it', () => {
  expect(typed({})).toEqual({});
  expect(typed({ quantity: '1,5', notes: 'The blue one' })).toEqual({ quantity: 1.5, notes: 'The blue one' });
  expect(typed({ name: '' })).toEqual({ name: '' });
});

test('an amount that was emptied is sent, so that it is refused and not ignored', () => {
  expect(typed({ quantity: '' })).toEqual({ quantity: '' });
});

test('a form without its former state sends everything', () => {
  expect(changesOf(OPENED, 'nonsense')).toMatchObject({ name: 'Milk', unit: 'l' });
});

test('a new item has the usual amount if none is typed, and numbers in any notation', () => {
  expect(itemFrom({ ...OPENED, quantity: '', estimatedPrice: '2,49' })).toEqual({
    ...{ name: 'Milk', unit: 'l', category: 'dairy', priority: 'medium' },
    ...{ estimatedPrice: 2.49, brand: null, notes: null },
  });
  expect(itemFrom({ ...OPENED, quantity: 'some' })).toMatchObject({ quantity: 'some' });
});

test('only what the server will take is shown at once', () => {
  expect(isPlainlyFine(itemFrom({ ...OPENED, quantity: '1.25', estimatedPrice: '2.49' }))).toBe(true);
  for (const wrong of [{ name: ' ' }, { quantity: 'some' }, { quantity: '0' }, { estimatedPrice: '1.999' }])
    expect(isPlainlyFine(itemFrom({ ...OPENED, ...wrong }))).toBe(false);
});
