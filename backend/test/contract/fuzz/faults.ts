import fc from 'fast-check';
import { type Operation, resolved, type Schema } from '../document.ts';
import type { Draft } from './draft.ts';
import { jsonOf, ODD_TEXTS, type OddValue, oddValue, PLAIN_JSON, valuesAtTheEdge } from './odd-values.ts';

/** One thing done to a valid request. Plain data, so that a failure can be read. */
export type Fault =
  | { property: string; becomes: OddValue }
  | { property: string; twice: OddValue }
  | { missing: string }
  | { body: string }
  | { bodyBytes: string }
  | { bodyOfLength: number }
  | { header: string; is: string | null }
  | { parameter: string; is: string }
  | { queryAlso: string }
  | { queryAgain: string };

const NAMES_NOBODY_KNOWS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'valueOf'],
  ...[
    'id',
    'role',
    'isAdmin',
    'userId',
    'trainerId',
    'email',
    'token',
    '$where',
    '',
    ' ',
    'a.b',
    'a[b]',
    '0',
  ],
  ...['x'.repeat(5_000), '\u0000', '\ud800', '\u202E', 'passwordHash', 'disabledAt', 'createdAt'],
];

const BODIES = [
  ...['', ' ', 'null', 'true', '0', '"text"', '[]', '[{}]', '{}', '{"":""}', '[[[[]]]]'],
  ...['{', '}', '{"a"', '{"a":', '{"a":1', '{"a":1,}', '{a:1}', "{'a':1}", '{"a":NaN}', '{"a":undefined}'],
  ...['{"a":01}', '{"a":"\t"}', '{"a":"\\x"}', '{"a":1}{"b":2}', '{"a":1}\u0000', '\ufeff{}', '//\n{}'],
  ...[
    'a=1&b=2',
    '<?xml version="1.0"?><a/>',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  ],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  `[${'[],'.repeat(50_000)}[]]`,
  `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":0`).join(',')}}`,
  '['.repeat(400_000),
];

/** Not UTF-8, half a sign, another encoding, compressed. */
const BODY_BYTES = ['ff', 'c328', '7b2261223a22e2822220', 'feff007b007d', '1f8b0800000000000003', '00'];

const CONTENT_TYPES = [
  ...[
    'text/plain',
    'text/json',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/ld+json',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/jsonp',
  ],
  ...[
    'application/json; charset=utf-8',
    'application/json; charset=utf-16',
    'application/json;',
    'application/json;;',
  ],
  ...[
    'APPLICATION/JSON',
    'application/json, text/html',
    'application',
    '/',
    '*/*',
    ';',
    'application/json/x',
    'a'.repeat(3_000),
  ],
];

const HEADERS: [name: string, ...values: string[]][] = [
  [
    'authorization',
    '',
    'Bearer',
    'Bearer ',
    'Bearer a.b.c',
    'Bearer null',
    'Basic YTpi',
    'bearer x',
    `Bearer ${'a'.repeat(8_000)}`,
  ],
  [
    'authorization',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwic2lkIjoiYSIsImV4cCI6OTk5OTk5OTk5OX0.',
    'Bearer e30.e30.e30',
  ],
  [
    'cookie',
    '',
    'refreshToken',
    'refreshToken=',
    'refreshToken=;refreshToken=b',
    'refreshToken=%00',
    `refreshToken=${'a'.repeat(4_000)}`,
  ],
  ['cookie', 'googleSignIn=a.b', 'googleSignIn=', 'token=x; __proto__=1', ';;;=', 'refreshToken="\'--'],
  ['x-device-token', '', '.', 'a.b', 'a.b.c', '\u00ff', 'a'.repeat(4_000)],
  ['origin', 'null', 'https://evil.example', 'http://localhost:3000', ''],
  [
    'x-forwarded-for',
    '',
    'unknown',
    '1.2.3.4, 5.6.7.8',
    '::1',
    'fe80::1%eth0',
    '::ffff:1.2.3.4',
    '2001:db8::/32',
    'a'.repeat(1_000),
  ],
  ['x-request-id', '', 'short', '<script>', 'a'.repeat(3_000)],
  ['user-agent', '', '\u00e9\u00ff', 'x'.repeat(5_000), '<script>'],
  ['x-page-view', '1', '2', 'true', ''],
  ['accept', 'text/html', '*/*;q=nonsense', 'application/xml'],
  ['accept-encoding', 'gzip', 'identity;q=0', 'nonsense'],
  ['content-encoding', 'gzip', 'br', 'identity', 'nonsense'],
  ['x-http-method-override', 'DELETE', 'nonsense'],
  ['range', 'bytes=0-1'],
  ['if-none-match', '*'],
  ['accept-version', '1.x', 'nonsense'],
];

/** Just below, at and above what a body may weigh. */
const BODY_LENGTHS = [999_000, 1_000_000, 1_000_001, 1_100_000];

const SEGMENTS = [
  '%00',
  '%ff',
  '%zz',
  '%',
  '%2e%2e',
  '..',
  '.',
  '%2f',
  ';a=b',
  '*',
  '(a)',
  'a'.repeat(299),
  'a'.repeat(301),
  'a'.repeat(9_000),
];

const QUERIES = [
  'a=1',
  'a=1&a=2',
  'a[]=1',
  'a[b]=1',
  'a.b=1',
  'a',
  '=',
  '&&&',
  '?',
  '%',
  '%00=%00',
  '%zz=1',
  'a=%ff',
  '__proto__=1',
  '__proto__[a]=1',
  'constructor[prototype][a]=1',
  'toString=1',
  `${'a'.repeat(5_000)}=1`,
];

const encoded = (texts: string[]) => texts.map((text) => encodeURIComponent(text.toWellFormed()));

const propertiesOf = ({ body }: Operation) =>
  Object.entries((body ? resolved(body).properties : undefined) ?? {});

const parametersOf = ({ parameters }: Operation, place: 'path' | 'query') =>
  parameters.filter((parameter) => parameter.in === place);

/** Each thing that a request says, wrong in each of the plain ways: few enough to try them all. */
export function plainFaultsOf(operation: Operation): Fault[] {
  const aboutProperties = propertiesOf(operation).flatMap(([property, schema]): Fault[] => {
    const values = [...PLAIN_JSON.map((json) => ({ json })), ...valuesAtTheEdge(resolved(schema))];
    return [{ missing: property }, ...values.map((becomes) => ({ property, becomes }))];
  });
  const aboutPath = parametersOf(operation, 'path').flatMap(({ name }) =>
    ['null', '0', '-1', '%00', '%ff', '%2e%2e', 'a'.repeat(299)].map((is) => ({ parameter: name, is })),
  );
  const aboutQuery = parametersOf(operation, 'query').flatMap(({ name, schema }): Fault[] => [
    ...['', 'null', '-1', '0', '1.5', '1e2', '0x10', '%00', '%ff', ...edgesOf(schema)].map((value) => ({
      queryAgain: `${name}=${value}`,
    })),
    { queryAlso: `${name}=1&${name}=2` },
    { queryAlso: `${name}[]=1` },
    { queryAlso: `${name}[$ne]=1` },
  ]);
  return [...aboutProperties, ...aboutPath, ...aboutQuery];
}

const edgesOf = (schema: Schema) =>
  encoded(valuesAtTheEdge(schema).map((edge) => String(JSON.parse(jsonOf(edge, '0')))));

/** Anything at all, told apart by what it is about. */
export function faultsOf(operation: Operation): fc.Arbitrary<Fault> {
  const aboutProperties = propertiesOf(operation).flatMap(([property, schema]) => {
    const edges = valuesAtTheEdge(resolved(schema));
    const values = edges.length > 0 ? fc.oneof(oddValue, fc.constantFrom(...edges)) : oddValue;
    return [
      values.map((becomes): Fault => ({ property, becomes })),
      values.map((becomes): Fault => ({ property, becomes })),
      values.map((twice): Fault => ({ property, twice })),
      fc.constant<Fault>({ missing: property }),
    ];
  });
  const aboutBody = [
    fc.record({ property: fc.constantFrom(...NAMES_NOBODY_KNOWS), becomes: oddValue }),
    fc.constantFrom(...BODIES).map((body): Fault => ({ body })),
    fc.constantFrom(...BODY_BYTES).map((bodyBytes): Fault => ({ bodyBytes })),
    fc.constantFrom(...BODY_LENGTHS).map((bodyOfLength): Fault => ({ bodyOfLength })),
    fc.constantFrom(...CONTENT_TYPES, null).map((is): Fault => ({ header: 'content-type', is })),
  ];
  const aboutPath = parametersOf(operation, 'path').map(({ name }) =>
    fc
      .oneof(fc.constantFrom(...SEGMENTS, ...encoded(ODD_TEXTS)), fc.webSegment({ size: 'medium' }))
      .map((is): Fault => ({ parameter: name, is })),
  );
  const aboutQuery = [
    fc.constantFrom(...QUERIES).map((queryAlso): Fault => ({ queryAlso })),
    ...parametersOf(operation, 'query').flatMap(({ name, schema }) => {
      const values = fc.constantFrom(...encoded(ODD_TEXTS), ...edgesOf(schema));
      const suffixes = fc.constantFrom('', '[]', '[a]', '[0]', '%00', '+');
      return [
        values.map((value): Fault => ({ queryAgain: `${name}=${value}` })),
        fc
          .tuple(suffixes, values)
          .map(([suffix, value]): Fault => ({ queryAlso: `${name}${suffix}=${value}` })),
      ];
    }),
  ];
  const aboutHeaders = fc
    .constantFrom(...HEADERS)
    .chain(([header, ...values]) => fc.constantFrom(...values).map((is): Fault => ({ header, is })));
  return fc.oneof(...aboutProperties, ...aboutPath, ...aboutPath, ...aboutBody, ...aboutQuery, aboutHeaders);
}

export function commit(fault: Fault, draft: Draft): void {
  if ('missing' in fault) draft.members = draft.members.filter(([name]) => name !== fault.missing);
  else if ('becomes' in fault) become(draft, fault.property, fault.becomes);
  else if ('twice' in fault)
    draft.members.push([fault.property, jsonOf(fault.twice, validOf(draft, fault.property))]);
  else if ('body' in fault) draft.wholeBody = fault.body;
  else if ('bodyBytes' in fault) draft.wholeBody = Buffer.from(fault.bodyBytes, 'hex');
  else if ('bodyOfLength' in fault) draft.wholeBody = `{"a":"${'x'.repeat(fault.bodyOfLength - 8)}"}`;
  else if ('parameter' in fault) draft.params[fault.parameter] = fault.is;
  else if ('queryAlso' in fault) draft.query.push(fault.queryAlso);
  else if ('queryAgain' in fault) {
    const [name] = fault.queryAgain.split('=');
    draft.query = [...draft.query.filter((pair) => !pair.startsWith(`${name}=`)), fault.queryAgain];
  } else if (fault.is === null) delete draft.headers[fault.header];
  else draft.headers[fault.header] = fault.is;
}

const validOf = (draft: Draft, property: string) =>
  draft.members.find(([name]) => name === property)?.[1] ?? '"text"';

function become(draft: Draft, property: string, value: OddValue) {
  const json = jsonOf(value, validOf(draft, property));
  draft.members = [...draft.members.filter(([name]) => name !== property), [property, json]];
  // Where no body belongs, one comes all the same.
  draft.wholeBody = null;
  draft.headers['content-type'] ??= 'application/json';
}
