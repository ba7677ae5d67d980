import { expect, test } from '@jest/globals';
import { signed } from './signed';

test('a change has its sign, also if there was none', () => {
  expect([0.4, -1.25, 0].map(signed)).toEqual(['+0.4', '\u22121.25', '±0']);
});
