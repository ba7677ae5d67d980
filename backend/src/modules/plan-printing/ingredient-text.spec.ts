import { expect, test } from '@jest/globals';
import { readIngredientLines } from '../../../test/corpora/ingredient-lines/lines.js';
import { ingredientText } from './ingredient-text.js';

test.each(readIngredientLines())('$amount $unit $name is printed as a cookbook does', (given) => {
  const { amount, name } = ingredientText(given.amount, given.unit, given.name);
  expect([amount, name].filter(Boolean).join(' ')).toBe(given.line);
});
