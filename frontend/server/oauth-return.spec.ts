import { expect, test } from '@jest/globals';
import { completesOAuth } from './oauth-return.ts';

const at = (path: string) => new URL(path, 'http://localhost:3000');

test('every address with a token completes the sign-in, and is remembered without it', () => {
  expect(completesOAuth('GET', at('/trainer?tab=1&token=a%2Bb'))?.href).toBe(
    'http://localhost:3000/oauth/complete?token=a%2Bb&from=%2Ftrainer%3Ftab%3D1',
  );
});

test.each([
  ['POST', '/trainer?token=a'],
  ['GET', '/trainer?tokens=a'],
  ['GET', '/trainer.data?token=a'],
])('%s %s is an ordinary request', (method, path) => {
  expect(completesOAuth(method, at(path))).toBeNull();
});
