import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { InvalidInputError } from '../errors/app-error.js';
import {
  ChoiceField,
  CountField,
  EmailField,
  IdField,
  IdsField,
  TextField,
  TimeZoneField,
  TokenField,
} from './fields.js';
import { validationPipe } from './validation.js';

class Everything {
  @EmailField({ required: 'Email is required' })
  email: string;

  @TextField({ min: 1, max: 5, optional: true, required: 'Name is required' })
  name?: string;

  @TextField({ max: 20, lines: true, optional: true })
  message?: string;

  @ChoiceField(['red', 'green'], { optional: true })
  colour?: string;

  @IdField({ optional: true })
  id?: string;

  @TimeZoneField({ optional: true })
  timeZone?: string;
}

class Page {
  @CountField({ min: 1, max: 100, fallback: 20 })
  limit: number = 20;
}

class Chosen {
  @IdsField({ max: 3 })
  ids: string[];
}

class Link {
  @TokenField({ required: 'No token found.' })
  token: string;
}

const decode = <T extends object>(value: unknown, metatype: Type<T>): Promise<T> =>
  validationPipe().transform(value, { type: 'body', metatype });

async function problemsOf(value: unknown, metatype: Type<object> = Everything) {
  try {
    await decode(value, metatype);
    return {};
  } catch (error) {
    if (error instanceof InvalidInputError) return error.fields;
    throw error;
  }
}

const email = 'ann@example.org';

test('valid fields are trimmed and normalized', async () => {
  const decoded = await decode({ email: ' Ann@Example.ORG ', name: ' Ann ', message: 'a\nb' }, Everything);
  expect(decoded).toMatchObject({ email, name: 'Ann', message: 'a\nb' });
});

test.each([
  'ad\u200bmin@example.org',
  'a\u202eb@example.org',
  'a\u200db@example.org',
  'a\u034fb@example.org',
  'a\ufe0fb@example.org',
])('an email with invisible characters is refused: %#', async (invisible) => {
  expect(await problemsOf({ email: invisible })).toEqual({
    email: expect.arrayContaining(['Please enter a valid email address']),
  });
});

test('an email in wide letters equals the normal one', async () => {
  expect(await decode({ email: 'Ａnn@example.org' }, Everything)).toMatchObject({ email });
});

test('an ID is written as in the database', async () => {
  const id = '01A1F962-FDD3-7610-8E0E-0FD9B8AA279E';
  expect(await decode({ email, id }, Everything)).toMatchObject({ id: id.toLowerCase() });
  expect(await decode({ ids: [id] }, Chosen)).toEqual({ ids: [id.toLowerCase()] });
  expect(await problemsOf({ ids: [id, id.toLowerCase()] }, Chosen)).toEqual({
    ids: ['ids must not repeat a value'],
  });
});

test.each([
  [{}, { email: ['Email is required'] }],
  [{ email: '' }, { email: ['Email is required'] }],
  [{ email: 'ann@' }, { email: ['Please enter a valid email address'] }],
  [{ email: ['ann@example.org'] }, { email: ['Please enter a valid email address'] }],
  [{ email: { $ne: null } }, { email: ['Please enter a valid email address'] }],
  [{ email, name: '  ' }, { name: ['Name is required'] }],
  [{ email, name: 'longer' }, { name: ['name must be at most 5 characters'] }],
  [{ email, name: 'a\nb' }, { name: ['name has characters that are not allowed'] }],
  [{ email, name: 'a\u202eb' }, { name: ['name has characters that are not allowed'] }],
  [{ email, name: 'a\u200bb' }, { name: ['name has characters that are not allowed'] }],
  [{ email, message: 'a\u0000b' }, { message: ['message has characters that are not allowed'] }],
  [{ email, message: 12 }, { message: ['message must be text'] }],
  [{ email, colour: 'blue' }, { colour: ['colour must be one of: red, green'] }],
  [{ email, id: '12' }, { id: ['id must be a UUID'] }],
  [{ email, timeZone: 'Mars/Base' }, { timeZone: ['Please choose a time zone'] }],
  [{ email, role: 'admin' }, { role: ['role is not a known field'] }],
])('the fields of %j are refused with their texts', async (value, problems) => {
  expect(await problemsOf(value)).toEqual(problems);
});

test('characters that join letters and emoji are allowed', async () => {
  expect(await problemsOf({ email, name: '👩\u200d🍳' })).toEqual({});
  expect(await problemsOf({ email, name: 'می\u200cر' })).toEqual({});
});

test('null is not the same as absent', async () => {
  expect(
    await problemsOf({ email, name: null, message: null, colour: null, id: null, timeZone: null }),
  ).toEqual({
    name: ['Name is required'],
    message: ['message must be text'],
    colour: ['colour must be one of: red, green'],
    id: ['id must be a UUID'],
    timeZone: ['Please choose a time zone'],
  });
});

test('all invalid fields are reported at once', async () => {
  const problems = await problemsOf({ email: 'x', colour: 'blue', extra: 1 });
  expect(Object.keys(problems ?? {}).sort()).toEqual(['colour', 'email', 'extra']);
});

describe('a count in a query', () => {
  test('is a number or the default', async () => {
    expect(await decode({ limit: '50' }, Page)).toEqual({ limit: 50 });
    expect(await decode({}, Page)).toEqual({ limit: 20 });
  });

  test.each(['0', '101', '1.5', 'ten', '', ['1', '2'], { gt: '1' }])('%j is refused', async (limit) => {
    expect(Object.keys((await problemsOf({ limit }, Page)) ?? {})).toEqual(['limit']);
  });
});

describe('a token', () => {
  test('reports if it is missing', async () => {
    expect(await problemsOf({}, Link)).toEqual({ token: ['No token found.'] });
  });

  test.each(['a/b', 'a b', '..', 'x'.repeat(201)])('refuses "%s"', async (token) => {
    expect(await problemsOf({ token }, Link)).toEqual({ token: ['token is not valid'] });
  });
});
