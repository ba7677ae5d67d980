import fc from 'fast-check';
import type { Schema } from '../document.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const text = (value: string) => JSON.stringify(value);

/** Texts that break databases, terminals, mails, paths, and comparisons. */
export const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31mred',
  'first\r\nBcc: second@example.org',
  '\ud800',
  'x\udc00',
  '\u202Egnp.exe',
  '\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'e\u0301'.repeat(100),
  'ﷺ'.repeat(200),
  "' or 1=1; --",
  '"; drop table users; --',
  '%00',
  '../../../etc/passwd',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template language would fill in
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '[object Object]',
  'NaN',
  '-1',
  '1e9',
  '0x10',
  '٣',
  '00000000-0000-0000-0000-000000000000',
  '{00000000-0000-4000-8000-000000000000}',
  'a@b',
  'somebody@example.org\n',
  `${'a'.repeat(64)}@${'b'.repeat(190)}.org`,
];

/** Values that programs send by mistake and attackers try first. */
export const PLAIN_JSON = [
  ...['null', 'true', 'false', '0', '-1', '1.5', '[]', '{}', '[null]', '""', '"  "', '"text"'],
  ...['{"$ne":null}', '{"$gt":""}', '"\\u0000"', '"\\ud800"'],
];

/** JSON values as text, some of which no program can represent. */
const ODD_JSON = [
  ...['-0', '1e400', '9007199254740993', '{"$regex":".*"}', '{"$in":["a"]}', '{"$where":"sleep(1000)"}'],
  ...['{"length":3}', '{"toString":"x"}', '{"toJSON":1}', '{"then":1}', '{"id":1,"isAdmin":true}'],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '"\\udfff\\ud800"'],
  ...[nested(3), nested(100), nested(20_000), `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ...ODD_TEXTS.map(text),
  ...[201, 255, 501, 10_000, 900_000].map((length) => text('x'.repeat(length))),
];

/** Replaces a value: written literally, or derived from the valid one. */
export type OddValue =
  | { json: string }
  | {
      asThe: 'only one of a list' | 'property' | 'text' | 'half' | 'padded' | 'upper case' | 'start of a NUL';
    };

export const oddValue: fc.Arbitrary<OddValue> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PLAIN_JSON).map((json) => ({ json })) },
  { weight: 3, arbitrary: fc.constantFrom(...ODD_JSON).map((json) => ({ json })) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }).map((json) => ({ json })) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((value) => ({ json: text(value) })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        'only one of a list' as const,
        'property' as const,
        'text' as const,
        'half' as const,
        'padded' as const,
        'upper case' as const,
        'start of a NUL' as const,
      )
      .map((asThe) => ({ asThe })),
  },
);

/** Values just inside and just outside the documented limits. */
export function valuesAtTheEdge({
  type,
  minLength,
  maxLength,
  minimum,
  maximum,
  ...schema
}: Schema): OddValue[] {
  const lengths = [minLength, maxLength].flatMap((length) =>
    length === undefined ? [] : [length - 1, length, length + 1],
  );
  const numbers = [minimum, maximum].flatMap((limit) =>
    limit === undefined ? [] : [limit - 1, limit, limit + 1],
  );
  const choices = (schema.enum ?? []).flatMap((choice) => [
    `${choice}`,
    `${choice} `,
    `${choice}`.toUpperCase(),
  ]);
  return [
    ...lengths.filter((length) => length >= 0).map((length) => text('x'.repeat(length))),
    ...numbers.map((number) => (type === 'string' ? text(String(number)) : String(number))),
    ...choices.map(text),
  ].map((json) => ({ json }));
}

/** The JSON text of an odd value in place of a valid one. */
export function jsonOf(odd: OddValue, valid: string): string {
  if ('json' in odd) return odd.json;
  const plain: unknown = JSON.parse(valid);
  const asText = typeof plain === 'string' ? plain : valid;
  switch (odd.asThe) {
    case 'only one of a list':
      return `[${valid}]`;
    case 'property':
      return `{"value":${valid}}`;
    case 'text':
      return text(valid);
    case 'half':
      return text(asText.slice(0, asText.length / 2));
    case 'padded':
      return text(`  ${asText}\t`);
    case 'upper case':
      return text(asText.toUpperCase());
    case 'start of a NUL':
      return text(`${asText}\u0000`);
  }
}
