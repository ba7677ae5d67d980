import { expect, test } from '@jest/globals';
import { internalSecretOf } from './internal-secret.ts';

/** The backend derives the same secret independently, and its keys.spec.ts expects this value. */
test('the internal secret is the same as the backend’s', () => {
  expect(internalSecretOf('one secret that is long enough 0123456789')).toBe(
    'fsJs4dhBJLRxoi7mq0O2uTUHcwJSH64nJjvY-zkVGz8',
  );
});
