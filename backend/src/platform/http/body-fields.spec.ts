import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Decoded } from '../../../test/support/decoded.ts';
import { InvalidInputError } from '../errors/app-error.js';
import { DecimalField, LinesField, PartField, SomeOfField } from './body-fields.js';
import { validationPipe } from './validation.js';

class Part extends Decoded {
  @DecimalField({ max: 10 })
  weight: number;
}

class Body {
  @DecimalField({ max: 99.99, optional: true })
  grams?: number;

  @SomeOfField(['red', 'green'], { required: 'Choose a colour', optional: true })
  colours?: string[];

  @LinesField({ most: 2, max: 5, required: 'Write a line', optional: true })
  lines?: string[];

  @PartField(Part, { optional: true, nullable: true })
  part?: Part | null;
}

const decode = (body: object): Promise<Body> =>
  validationPipe().transform(body, { type: 'body', metatype: Body });

test.each([
  [{ grams: 0 }],
  [{ grams: 99.99 }],
  [{ colours: ['green', 'red'] }],
  [{ lines: ['12345', '12345'] }],
  [{ part: null }],
  [{ part: { weight: 1.5 } }],
])('nested fields accept %j', async (body) => {
  expect(await decode(body)).toEqual(body);
});

test('nested fields are trimmed and become instances of their class', async () => {
  const { lines, part } = await decode({ lines: ['  a '], part: { weight: 1 } });
  expect([lines, part]).toEqual([['a'], expect.any(Part)]);
});

test.each([
  [{ grams: 1.234 }, { grams: 'grams must be a number with at most two decimals' }],
  [{ grams: '1' }, { grams: 'grams must be a number with at most two decimals' }],
  [{ grams: null }, { grams: 'grams must be a number with at most two decimals' }],
  [{ grams: -1 }, { grams: 'grams must not be negative' }],
  [{ grams: 100 }, { grams: 'grams must be at most 99.99' }],
  [{ colours: [] }, { colours: 'Choose a colour' }],
  [{ colours: 'red' }, { colours: 'Choose a colour' }],
  [{ colours: ['red', 'red'] }, { colours: 'colours must not repeat a value' }],
  [{ colours: ['blue'] }, { colours: 'colours must be one of: red, green' }],
  [{ lines: [] }, { lines: 'Write a line' }],
  [{ lines: 'text' }, { lines: 'Write a line' }],
  [{ lines: ['a', 'b', 'c'] }, { lines: 'lines must be at most 2 lines' }],
  [{ lines: [' '] }, { lines: 'lines has an empty line' }],
  [{ lines: ['123456'] }, { lines: 'Each line of lines must be at most 5 characters' }],
  [{ lines: ['a\nb'] }, { lines: 'lines has characters that are not allowed' }],
  [{ lines: [1] }, { lines: 'lines must contain only text' }],
  [{ part: [] }, { part: 'part must be an object' }],
  [{ part: [{ weight: 1 }] }, { part: 'part must be an object' }],
  [{ part: 'x' }, { part: 'part must be an object' }],
  [{ part: {} }, { 'part.weight': 'weight must be a number with at most two decimals' }],
  [{ part: { weight: 11 } }, { 'part.weight': 'weight must be at most 10' }],
  [{ part: { weight: 1, height: 1 } }, { 'part.height': expect.any(String) }],
])('nested fields refuse %j', async (body, texts) => {
  const error = await decode(body).then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(InvalidInputError);
  const fields = Object.entries(error.fields as Record<string, string[]>);
  expect(Object.fromEntries(fields.map(([name, [text]]) => [name, text]))).toEqual(texts);
});
