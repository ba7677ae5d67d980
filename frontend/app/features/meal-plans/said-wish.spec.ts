import { expect, test } from '@jest/globals';
import { valueSentence } from './said-wish';

test.each([
  ['Without fish, pork.', 'Without fish, pork.'],
  ['7-day weight_loss plan', '7-day weight loss plan.'],
  ['vegan,keto', 'vegan, keto.'],
  ['Who eats this?', 'Who eats this?'],
])('%s ends with one period', (value, sentence) => {
  expect(valueSentence(value)).toBe(sentence);
});
