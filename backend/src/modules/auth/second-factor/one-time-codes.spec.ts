import { describe, expect, test } from '@jest/globals';
import { drawCode, makeSecret, setupAddress, stepOfCode } from './one-time-codes.js';

/** The secret of the examples in RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of RFC 6238', () => {
  test.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [2000000000, '279037', 66666666],
  ])('at %d seconds, %s is right', async (seconds, code, step) => {
    expect(await stepOfCode(SECRET, code, at(seconds))).toBe(step);
  });

  test('count half a minute before and after, and no longer', async () => {
    const found = await Promise.all(
      [0, 30, 60, 89, 90].map((seconds) => stepOfCode(SECRET, '287082', at(seconds))),
    );
    expect(found).toEqual([1, 1, 1, 1, null]);
  });
});

test('an app is told the secret, whose account it is, and of which service', async () => {
  const secret = await makeSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(await setupAddress(secret, 'ann@example.org'));
  expect(decodeURIComponent(address.pathname)).toMatch(/Mealwright:ann@example\.org$/);
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(await drawCode(address.href)).toMatch(/^<svg /);
});
