import type { Operation } from '../document.ts';
import type { Draft } from '../fuzz/draft.ts';
import { SEGMENTS } from '../fuzz/odd-requests.ts';
import { bodyAttempts } from './body-attempts.ts';
import { largestOf } from './largest.ts';
import { TEXTS } from './texts.ts';
import { triedBefore } from './tried-before.ts';

/** A variation of a successful request. */
export interface Attempt {
  what: string;
  change: (draft: Draft) => void | Promise<void>;
}

/** The longest possible address of a request. */
const ADDRESS_LENGTH = 7_000;

/**
 * The most expensive input that a description allows, input at and far beyond its limits, and input that was
 * expensive before.
 */
export const attemptsOf = (operation: Operation): Attempt[] => [
  { what: 'as it is', change: () => {} },
  ...bodyAttempts(operation),
  ...queryAttempts(operation),
  ...pathAttempts(operation),
  ...(triedBefore[operation.name] ?? []),
];

function queryAttempts({ parameters }: Operation): Attempt[] {
  const queries = parameters.filter((one) => one.in === 'query');
  const nobodyKnows = () => [
    `a${'[b]'.repeat(200)}=${','.repeat(500)}`,
    ...Array.from({ length: 700 }, (_, at) => `q${at}=1`),
  ];
  return [
    ask('much that nobody knows', nobodyKnows),
    ...queries
      .slice(0, 1)
      .map(({ name }) =>
        ask(`${name} again and again`, () =>
          Array.from({ length: ADDRESS_LENGTH / (name.length + 3) }, () => `${name}=1`),
        ),
      ),
    ...(queries.length > 0 ? Object.entries(TEXTS) : []).map(([kind, text]) =>
      ask(`all at their largest, ${kind}`, () =>
        queries.map(({ name, schema }) => pairOf(name, String(largestOf(schema, text, 300)))),
      ),
    ),
  ];
}

const pairOf = (name: string, value: string) => `${name}=${encodeURIComponent(value.toWellFormed())}`;

/** Replaces the example's parameters of the same name. */
function ask(what: string, pairs: () => string[]): Attempt {
  const nameOf = (pair: string) => pair.split('=', 1)[0] ?? '';
  return {
    what: `the query: ${what}`,
    change: (draft) => {
      const also = pairs();
      const names = new Set(also.map(nameOf));
      draft.query = [...draft.query.filter((pair) => !names.has(nameOf(pair))), ...also];
    },
  };
}

function pathAttempts({ parameters }: Operation): Attempt[] {
  const texts = [...SEGMENTS.filter((text) => text.length > 1_000), '%2F'.repeat(2_000)];
  return parameters
    .filter((one) => one.in === 'path')
    .flatMap(({ name }) =>
      texts.map((text) => ({
        what: `${name}: ${text.slice(0, 9)}… of ${text.length} characters`,
        change: (draft: Draft) => {
          draft.params[name] = text;
        },
      })),
    );
}
