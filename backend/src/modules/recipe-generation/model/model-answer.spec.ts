import { expect, test } from '@jest/globals';
import { proposalOf } from '../../../../test/factories/proposals.ts';
import { readAnswer } from './model-answer.js';

const KEY = 'sk-what-tests-know';

const read = (more: object) =>
  readAnswer({ choices: [{ message: { content: JSON.stringify({ ...proposalOf(1), ...more }) } }] }, KEY);

const reasonOf = (more: object) => (read(more) as { reason?: string }).reason;

test('an answer without anything in it is refused', () => {
  for (const nothing of [null, undefined, {}, { choices: [] }])
    expect(readAnswer(nothing, KEY)).toMatchObject({ reason: expect.stringContaining('not valid JSON') });
});

test('an answer that repeats the key of the service is refused without repeating it', () => {
  expect(reasonOf({ name: `Soup ${KEY} with rice` })).toBe('The answer of the model repeats what is secret');
  expect(reasonOf({ cuisine: KEY })).toBe('The answer of the model repeats what is secret');
});

test.each([
  'Soup &lt;b&gt; with rice',
  'Soup &#60; with rice',
  `Soup${'\u0323\u0302\u0301\u0304'} with rice`,
  'Soup from evil.example/pay now',
  'Soup of me(at)evil.io today',
])('a text that pages would show as something else is refused: %s', (text) => {
  expect(reasonOf({ name: text })).toMatch(/its name cannot be used/);
});

test.each([
  'Mac & Cheese; a Classic',
  'Phở Bò (½ Portion)',
  'Crème Brûlée, e.g. for Two',
  '1.5 kg Turkey vs. Ham',
])('what people write in recipes is taken: %s', (name) => expect(read({ name })).toMatchObject({ name }));
