import { expect, test } from '@jest/globals';
import { expiryText, viewsText } from './share-words';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  [null, 'Never expires'],
  ['2026-12-20T11:59:58Z', 'Expires 30 days from now'],
  ['2026-11-27T11:59:58Z', 'Expires 7 days from now'],
  ['2026-11-21T11:59:58Z', 'Expires 1 day from now'],
  ['2026-11-20T15:05:00Z', 'Expires 3 hours from now'],
  ['2026-11-20T12:01:10Z', 'Expires 1 minute from now'],
  ['2026-11-20T12:00:10Z', 'Expires less than a minute from now'],
  ['2027-02-20T12:00:00Z', 'Expires 3 months from now'],
  ['2028-11-20T12:00:00Z', 'Expires 2 years from now'],
  ['2026-11-20T10:00:00Z', 'Expired 2 hours ago'],
  ['2026-10-31T12:00:00Z', 'Expired 20 days ago'],
])('the expiration %s reads %s', (expiresAt, text) => {
  expect(expiryText(expiresAt, now)).toBe(text);
});

test('a single view is written in the singular', () => {
  expect([0, 1, 2].map(viewsText)).toEqual(['0 views', '1 view', '2 views']);
});
