import { expect, test } from '@jest/globals';
import { isPageAddress } from './page-address.ts';

test.each(['/', '/login', '/trainer/meal-plans/7/assignments/8/withdraw', `/shared/${'x'.repeat(200)}`])(
  '%s can be a page',
  (path) => expect(isPageAddress(path)).toBe(true),
);

test.each(['//', '//login', '/recipes//7', `/${'/'.repeat(14_000)}`, `/${'a/'.repeat(600)}`])(
  'no page is at %.20s',
  (path) => expect(isPageAddress(path)).toBe(false),
);
