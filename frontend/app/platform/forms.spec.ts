import { parseWithZod } from '@conform-to/zod/v4';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { formState, type RefusedForm } from './forms';
import { text } from './forms.server';

const schema = z.object({ name: text, bio: text, age: text });

/** The form as it comes back after the API refused it, over the wire and all. */
function refusedWith(fields: Record<string, string>): RefusedForm {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  const reply = parseWithZod(sent, { schema }).reply({ fieldErrors: { age: ['Age must be 13 to 120'] } });
  return JSON.parse(JSON.stringify({ ...reply, attempt: 'second' }));
}

const initial = { name: 'Ann', bio: 'Cooks on Sundays', age: '34' };

test('a form that was not sent shows what is kept', () => {
  const { valueIn } = formState(undefined, { initial });
  expect([valueIn('name'), valueIn('bio'), valueIn('other')]).toEqual(['Ann', 'Cooks on Sundays', undefined]);
});

test('a form that was refused shows what was typed, and fields that were emptied stay empty', () => {
  const { valueIn } = formState(refusedWith({ name: 'Anna', bio: '', age: '7' }), { initial });
  expect([valueIn('name'), valueIn('bio'), valueIn('age')]).toEqual(['Anna', '', '7']);
});

test('a field that was not part of the form that was sent shows what is kept', () => {
  const { valueIn } = formState(refusedWith({ age: '7' }), { initial });
  expect(valueIn('bio')).toBe('Cooks on Sundays');
});
