import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Decoded } from '../../../test/support/decoded.ts';
import { timesAsLong } from '../../../test/support/times-as-long.ts';
import { InvalidInputError } from '../errors/app-error.js';
import { LinesField, PartsField, SomeOfField } from './body-fields.js';
import { ChoicesField, IdsField, TextField, WordsField } from './fields.js';
import { validationPipe } from './validation.js';

class Part extends Decoded {
  @TextField({ max: 10 })
  name: string;
}

class Lists {
  @IdsField({ max: 500, optional: true })
  ids?: string[];

  @WordsField({ most: 10, max: 30, optional: true })
  words?: string[];

  @SomeOfField(['red', 'green'], { optional: true })
  some?: string[];

  @ChoicesField(['red', 'green'], { optional: true })
  choices?: string[];

  @LinesField({ most: 60, max: 200, required: 'Write a line', optional: true })
  lines?: string[];

  @PartsField(Part, { most: 30, optional: true })
  parts?: Part[];
}

const decode = (body: object): Promise<unknown> =>
  validationPipe().transform(body, { type: 'body', metatype: Lists });

const entries = (count: number) => Array.from({ length: count }, (_, n) => `a word ${n}`);

const NAMES = ['ids', 'words', 'some', 'choices', 'lines'] as const;

test.each(NAMES)('%s that are far too long cost no more than their length', async (name) => {
  const reading = (count: number) => {
    const body = { [name]: entries(count) };
    return () => decode(body).catch(() => null);
  };
  // A quadratic implementation would take 576 times as long for a list that is 24 times as long.
  expect(await timesAsLong(reading(48_000), reading(2_000), 100)).toBeLessThan(100);
});

test.each([
  [{ ids: entries(501) }, { ids: 'ids must be at most 500' }],
  [{ words: entries(49_900) }, { words: 'words must be at most 10' }],
  [{ some: ['red', 'red'] }, { some: 'some must not repeat a value' }],
  [{ parts: Array(31).fill({ name: 'x' }) }, { parts: 'parts must be at most 30' }],
  [{ lines: entries(61) }, { lines: 'lines must be at most 60 lines' }],
])('says what is wrong with a list that is too long', async (body, texts) => {
  const error = await decode(body).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidInputError);
  const { fields } = error as InvalidInputError;
  expect(Object.fromEntries(Object.entries(fields ?? {}).map(([name, [text]]) => [name, text]))).toEqual(
    texts,
  );
});
