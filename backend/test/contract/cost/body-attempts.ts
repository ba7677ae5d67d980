import { type Operation, operations, resolved, type Schema } from '../document.ts';
import type { Draft } from '../fuzz/draft.ts';
import { BODIES } from '../fuzz/odd-requests.ts';
import type { Attempt } from './attempts.ts';
import { type Beyond, crowdOf, largestOf } from './largest.ts';
import { TEXTS, type TextOf } from './texts.ts';

const DEPTH = 20_000;
/** The part of a body that remains for everything around its largest part. */
const LEFT_FOR_THE_REST = 100_000;
/** Texts with a lower maximum than this are only tried all at once. */
const LONG_TEXT = 100;
/** Properties that identify rows. If they were changed too, nothing would be done. */
const NAMES_ROWS = /^(id|.+Ids?|token|email|revision)$/;

export function bodyAttempts({ name, body: schema, bodyBytes }: Operation): Attempt[] {
  if (!schema) return [];
  const room = bodyBytes - LEFT_FOR_THE_REST;
  const texts = Object.entries(TEXTS);
  const own = fieldsOf(schema).filter(({ key }) => firstWith().get(key) === name);
  return [
    ...texts.map(([kind, text]) => wholly(`all at their largest, ${kind}`, schema, text, room)),
    ...texts.slice(0, 1).map(([, text]) => wholly('all beyond their largest', schema, text, room, 1)),
    ...own.flatMap((field) => fieldAttempts(field, room)),
    ...BODIES.filter((text) => text.length > 10_000).map((text) => ({
      what: `the body ${text.slice(0, 12)}… of ${text.length} characters`,
      change: (draft: Draft) => replaceBody(draft, text),
    })),
  ];
}

function wholly(what: string, schema: Schema, text: TextOf, room: number, beyond: Beyond = 0): Attempt {
  return {
    what,
    change: (draft) => {
      const largest = Object.entries(largestOf(schema, text, room, beyond) as object);
      const made = largest.map(([name, value]) => [name, JSON.stringify(value)] as const);
      const kept = beyond ? [] : draft.members.filter(([name]) => NAMES_ROWS.test(name));
      draft.members = [...new Map([...made, ...kept])];
      replaceBody(draft, null);
    },
  };
}

type Step = string | number;

interface Field {
  place: Step[];
  schema: Schema;
  /** It is equal where operations share a part of their descriptions. */
  key: string;
}

/** Every property at any depth with the path to it. Of a list, the first entry is used. */
function fieldsOf(given: Schema, place: Step[] = [], around = ''): Field[] {
  const schema = resolved(given);
  const key = given.$ref ?? given.allOf?.[0].$ref ?? around;
  const self = place.length > 0 ? [{ place, schema, key: around }] : [];
  if (schema.type === 'array') return [...self, ...fieldsOf(schema.items ?? {}, [...place, 0], `${key} one`)];
  if (schema.type !== 'object') return self;
  const inner = Object.entries(schema.properties ?? {});
  return [...self, ...inner.flatMap(([name, one]) => fieldsOf(one, [...place, name], `${key} ${name}`))];
}

let known: Map<string, string> | undefined;

/**
 * Properties that several operations share are read by the same code, so they are tried with the first operation
 * only.
 */
function firstWith(): Map<string, string> {
  known ??= new Map(
    operations
      .toReversed()
      .flatMap(({ name, body }) => (body ? fieldsOf(body).map(({ key }) => [key, name] as const) : [])),
  );
  return known;
}

function fieldAttempts({ place, schema }: Field, room: number): Attempt[] {
  const become = (what: string, json: () => string): Attempt => ({
    what: `${place.join('.')}: ${what}`,
    change: (draft) => putAt(draft, place, json()),
  });
  if (schema.type === 'object')
    return [become('nested', () => '{"a":'.repeat(DEPTH) + '0'.padEnd(DEPTH + 1, '}'))];
  const [[, plain = String] = []] = Object.entries(TEXTS);
  if (schema.type === 'array')
    return [
      become('as many as are allowed', () => JSON.stringify(largestOf(schema, plain, room))),
      become('a crowd of different ones', () => JSON.stringify(crowdOf(schema, room))),
    ];
  if (schema.type !== 'string' || schema.enum) return [];
  const { format, maxLength = 10_000 } = schema;
  const isLong = !format && maxLength >= LONG_TEXT;
  const within = isLong ? Object.entries(TEXTS) : [];
  return [
    ...within.map(([kind, text]) => become(kind, () => JSON.stringify(text(maxLength)))),
    ...['different words', 'digits and blanks'].map((kind) =>
      become(`${kind}, as long as a body`, () => JSON.stringify(TEXTS[kind]?.(room))),
    ),
  ];
}

/** Replaces only this value, so that everything else stays valid. Missing parents are created. */
function putAt(draft: Draft, place: readonly Step[], json: string): void {
  const mark = 'here it goes';
  const body = Object.fromEntries(draft.members.map(([name, text]) => [name, JSON.parse(text)]));
  let inside: Record<Step, unknown> = body;
  for (const [at, step] of place.slice(0, -1).entries()) {
    inside[step] ??= typeof place[at + 1] === 'number' ? [] : {};
    inside = inside[step] as Record<Step, unknown>;
  }
  inside[place.at(-1) ?? ''] = mark;
  replaceBody(
    draft,
    JSON.stringify(body).replace(JSON.stringify(mark), () => json),
  );
}

/** Null sends the body of the members. */
function replaceBody(draft: Draft, body: string | null): void {
  draft.wholeBody = body;
  draft.headers['content-type'] ??= 'application/json';
}
