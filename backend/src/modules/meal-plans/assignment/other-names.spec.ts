import { describe, expect, test } from '@jest/globals';
import { othersNamedIn, withoutNames } from './other-names.js';

const texts = (planName: string, description = '') => ({ planName, description });
const jonas = { name: 'Jonas Weber', email: 'jonas@example.org' };

describe('someone else’s name', () => {
  test('is the name of the person for whom the plan was made', () => {
    const readers = { clientName: 'Sabine', recipients: [jonas], others: [] };
    expect(othersNamedIn(texts('5-day plan for Sabine'), readers)).toEqual(['Sabine']);
    expect(othersNamedIn(texts('5-day plan', 'SABINE’s favorites'), readers)).toEqual(['Sabine']);
    expect(othersNamedIn(texts('5-day plan'), readers)).toEqual([]);
  });

  test('is not the recipient’s own, by name or by email', () => {
    const sabine = { name: null, email: 'sabine.koch@example.org' };
    const readers = { clientName: 'Sabine Koch', others: [] };
    expect(othersNamedIn(texts('Plan for Sabine'), { ...readers, recipients: [sabine] })).toEqual([]);
    expect(
      othersNamedIn(texts('Plan for Jonas'), { clientName: 'Jonas', recipients: [jonas], others: [] }),
    ).toEqual([]);
  });

  test('is anyone’s if several people get the plan', () => {
    const readers = {
      clientName: null,
      recipients: [jonas, { name: 'Mia', email: 'm@example.org' }],
      others: [],
    };
    expect(othersNamedIn(texts('Jonas eats well'), readers)).toEqual(['Jonas']);
  });

  test('is another customer’s first name, but not a surname, which may be any word', () => {
    const readers = { clientName: null, recipients: [jonas], others: ['Amara Green', 'Mark Lean'] };
    expect(othersNamedIn(texts('Green days'), readers)).toEqual([]);
    expect(othersNamedIn(texts('Like Amara’s'), readers)).toEqual(['Amara']);
    expect(othersNamedIn(texts('we mark what is done'), readers)).toEqual([]);
  });
});

test('suggested texts contain nobody’s name', () => {
  expect(withoutNames(texts('5-day plan for Sabine', 'Sabine asked for fish'), ['Sabine'])).toEqual({
    planName: '5-day plan',
    description: 'Client asked for fish',
  });
});
