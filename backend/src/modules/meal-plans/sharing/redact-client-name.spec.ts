import { expect, test } from '@jest/globals';
import { redactClientName } from './redact-client-name.js';

test.each([
  ['7-day plan for Anna', 'Anna', '7-day plan'],
  ['Plan for Anna, vegan', 'Anna', 'Plan, vegan'],
  ['Anna’s cut', 'Anna', 'Client’s cut'],
  ['Menu for Anna’s cut', 'Anna', 'Menu for Client’s cut'],
  ['Annabel eats for Annabel', 'Anna', 'Annabel eats for Annabel'],
  ['For Zoë and Zoë Ö.', 'Zoë', 'For Client and Client Ö.'],
  ['PLAN FOR ANNA SMITH', 'Anna Smith', 'PLAN'],
  ['Plan for Anna, who is a Smith', 'Anna Smith', 'Plan, who is a Client'],
  ['anna’s week', 'Anna', 'Client’s week'],
  ['JOSÉ, jose\u0301', 'José', 'Client, Client'],
  ['Made for Ann (ann@example.org)', 'Ann', 'Made (Client)'],
  ['Ask coach@example.org, not a.smith@example.org', 'Anna Smith', 'Ask coach@example.org, not Client'],
  ['a week for will', 'Will', 'a week'],
  ['It will do, for Will', 'Will', 'It will do,'],
  ['Mar y sol, de la casa', 'Ana de la Cruz', 'Mar y sol, de la casa'],
  ['A (1+1) week for A. (B) $&', 'A. (B) $&', 'A (1+1) week'],
  ['Lean week', null, 'Lean week'],
])('“%s” without the client %s has the expected text', (text, clientName, told) => {
  expect(redactClientName(text, clientName)).toBe(told);
});
