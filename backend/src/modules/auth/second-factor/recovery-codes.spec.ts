import { expect, test } from '@jest/globals';
import { makeRecoveryCodes, plainRecoveryCode } from './recovery-codes.js';

test('ten different codes are made, without letters that look like digits', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
});

test.each([
  ['k7qx-2m9d-w4tb', 'K7QX-2M9D-W4TB'],
  [' K7QX 2M9D W4TB ', 'K7QX-2M9D-W4TB'],
  ['OIL12M9DW4TB', '0111-2M9D-W4TB'],
])('%j is read as %s', (typed, code) => {
  expect(plainRecoveryCode(typed)).toBe(code);
});
