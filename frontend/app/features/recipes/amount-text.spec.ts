import { expect, test } from '@jest/globals';
import { amountText } from './amount-text';

test.each([
  [200, 'g', '200 g'],
  [133.333, 'g', '133 g'],
  [1.25, 'kg', '1.25 kg'],
  [7.55, 'ml', '7.5 ml'],
  [1.5, 'cups', '1½ cups'],
  [0.5, 'cups', '½ cup'],
  [1, 'cups', '1 cup'],
  [1.05, 'cups', '1 cup'],
  [0.95, 'cups', '1 cup'],
  [1.95, 'cups', '2 cups'],
  [0.3333, 'tsp', '⅓ tsp'],
  [2.97, 'tbsp', '3 tbsp'],
  [3, 'pcs', '3'],
  [0.75, 'pcs', '¾'],
  [1, 'leaves', '1 leaf'],
  [0.02, 'tsp', 'under ⅛ tsp'],
  [2, null, '2'],
  [null, null, ''],
] as const)('%s %s is written %s', (amount, unit, text) => {
  expect(amountText(amount, unit)).toBe(text);
});
