import { expect, test } from '@jest/globals';
import { withoutClient } from './without-client.js';

test.each([
  ['7-day plan for Anna', 'Anna', '7-day plan'],
  ['Plan for Anna, vegan', 'Anna', 'Plan, vegan'],
  ['Anna’s cut', 'Anna', 'Client’s cut'],
  ['Menu for Anna’s cut', 'Anna', 'Menu for Client’s cut'],
  ['Annabel eats for Annabel', 'Anna', 'Annabel eats for Annabel'],
  ['For Zoë and Zoë Ö.', 'Zoë', 'For Client and Client Ö.'],
  ['A (1+1) week for A. (B) $&', 'A. (B) $&', 'A (1+1) week'],
  ['Lean week', null, 'Lean week'],
])('“%s” without %s', (text, clientName, told) => {
  expect(withoutClient(text, clientName)).toBe(told);
});
