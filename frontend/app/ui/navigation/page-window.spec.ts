import { expect, test } from '@jest/globals';
import { pageWindow } from './page-window';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 6, 'gap', 20]],
  [5, 20, [1, 2, 3, 4, 5, 6, 7, 'gap', 20]],
  [6, 20, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 20]],
  [16, 20, [1, 'gap', 14, 15, 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [99, 7, [1, 2, 3, 4, 5, 6, 7]],
])('the links for page %d of %d are as expected', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});
