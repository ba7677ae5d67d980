import { expect, test } from '@jest/globals';
import { ApiCall } from './api-call.server';

test.each([
  ['search=len%C2%ADtil%00%E2%80%8B%20soup%E2%80%AE&page=2', '?search=lentil+soup&page=2'],
  ['search=%F0%9F%91%A9%E2%80%8D%F0%9F%8D%B3', '?search=%F0%9F%91%A9%E2%80%8D%F0%9F%8D%B3'],
  ['search=%00&limit=5', '?limit=5'],
  ['search=a%20b', '?search=a%20b'],
])('what %s searches for has no invisible characters', (query, sent) => {
  expect(new URL(new ApiCall(`http://api.example/api/recipes?${query}`, {}).url).search).toBe(sent);
});
