import fc from 'fast-check';
import { type Operation, operations, resolved, type Schema } from '../document.ts';
import type { Draft } from './draft.ts';
import {
  BODIES,
  BODY_BYTES,
  BODY_LENGTHS,
  CONTENT_TYPES,
  HEADERS,
  NAMES_NOBODY_KNOWS,
  QUERIES,
  SEGMENTS,
} from './odd-requests.ts';
import { jsonOf, ODD_TEXTS, type OddValue, oddValue, PLAIN_JSON, valuesAtTheEdge } from './odd-values.ts';

/** One change of a valid request. It is plain data, so that a failure is readable. */
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

const encoded = (texts: string[]) => texts.map((text) => encodeURIComponent(text.toWellFormed()));

const propertiesOf = ({ body }: Operation) =>
  Object.entries((body ? resolved(body).properties : undefined) ?? {});

const parametersOf = ({ parameters }: Operation, place: 'path' | 'query') =>
  parameters.filter((parameter) => parameter.in === place);

/**
 * Every part of a request with each of the simple faults. A part that several operations have, with the same limits,
 * gets all of them at the first one, and a third of them in turn at each other one.
 */
export function plainFaultsOf(operation: Operation): Fault[] {
  const alike = operationsByPart();
  const inTurn = (part: string, faults: Fault[]): Fault[] => {
    const turn = alike.get(part)?.indexOf(operation) ?? 0;
    return turn === 0 || process.env.LONG ? faults : faults.filter((_, at) => at % 3 === turn % 3);
  };
  return partsOf(operation).flatMap(({ part, needed, faults }) => [...needed, ...inTurn(part, faults)]);
}

interface Part {
  /** It is equal for operations that share the part. */
  part: string;
  /** Faults that every operation gets. */
  needed: Fault[];
  faults: Fault[];
}

function partsOf(operation: Operation): Part[] {
  const properties = propertiesOf(operation).map(([property, schema]): Part => {
    const values = [...PLAIN_JSON.map((json) => ({ json })), ...valuesAtTheEdge(resolved(schema))];
    return {
      part: `${property} ${JSON.stringify(schema)}`,
      needed: [{ missing: property }],
      faults: values.map((becomes) => ({ property, becomes })),
    };
  });
  const path = parametersOf(operation, 'path').map(({ name, schema }): Part => {
    const values = ['null', '0', '-1', '%00', '%ff', '%2e%2e', 'a'.repeat(299)];
    return {
      part: `{${name}} ${JSON.stringify(schema)}`,
      needed: [],
      faults: values.map((is) => ({ parameter: name, is })),
    };
  });
  const query = parametersOf(operation, 'query').map(({ name, schema }): Part => {
    const values = ['', 'null', '-1', '0', '1.5', '1e2', '0x10', '%00', '%ff', ...edgesOf(schema)];
    return {
      part: `?${name} ${JSON.stringify(schema)}`,
      needed: [{ queryAlso: `${name}=1&${name}=2` }],
      faults: [
        ...values.map((value) => ({ queryAgain: `${name}=${value}` })),
        { queryAlso: `${name}[]=1` },
        { queryAlso: `${name}[$ne]=1` },
      ],
    };
  });
  const bodies = ['null', 'true', '0', '"text"', '[]', '[{}]', '{'].map((body) => ({ body }));
  const body: Part = { part: 'body', needed: [], faults: bodies };
  return [...properties, ...path, ...query, operation.body ? { ...body, needed: bodies, faults: [] } : body];
}

let operationsKept: Map<string, Operation[]> | undefined;

/** The operations that have a part, in their order. */
function operationsByPart(): Map<string, Operation[]> {
  if (operationsKept) return operationsKept;
  operationsKept = new Map();
  for (const operation of operations)
    for (const { part } of partsOf(operation))
      operationsKept.set(part, [...(operationsKept.get(part) ?? []), operation]);
  return operationsKept;
}

const edgesOf = (schema: Schema) =>
  encoded(valuesAtTheEdge(schema).map((edge) => String(JSON.parse(jsonOf(edge, '0')))));

/** Any fault, grouped by the part it affects. */
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
      // An empty parameter would make another path.
      .filter((is) => is !== '')
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
    .constantFrom(...Object.entries(HEADERS))
    .chain(([header, values]) => fc.constantFrom(...values).map((is): Fault => ({ header, is })));
  return fc.oneof(...aboutProperties, ...aboutPath, ...aboutPath, ...aboutBody, ...aboutQuery, aboutHeaders);
}

/** Applies the fault to the draft. */
export function commit(fault: Fault, draft: Draft): void {
  if ('missing' in fault) draft.members = draft.members.filter(([name]) => name !== fault.missing);
  else if ('becomes' in fault) become(draft, fault.property, fault.becomes);
  else if ('twice' in fault)
    draft.members.push([fault.property, jsonOf(fault.twice, validOf(draft, fault.property))]);
  else if ('body' in fault) replaceBody(draft, fault.body);
  else if ('bodyBytes' in fault) replaceBody(draft, Buffer.from(fault.bodyBytes, 'hex'));
  else if ('bodyOfLength' in fault) replaceBody(draft, `{"a":"${'x'.repeat(fault.bodyOfLength - 8)}"}`);
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
  replaceBody(draft, null);
}

/** Null sends the body of the members. Operations without a body get one too. */
function replaceBody(draft: Draft, body: string | Buffer | null) {
  draft.wholeBody = body;
  draft.headers['content-type'] ??= 'application/json';
}
