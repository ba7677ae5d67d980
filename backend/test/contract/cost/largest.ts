import { v7 as uuid } from 'uuid';
import { resolved, type Schema } from '../document.ts';
import type { TextOf } from './texts.ts';

/** Sizes where the document sets no limit. */
const UNBOUNDED_TEXT = 10_000;
const UNBOUNDED_LIST = 20_000;

/** The excess of a value over its limit: none, or one. */
export type Beyond = 0 | 1;

interface Wish {
  text: TextOf;
  /** The bytes that one character takes in JSON, rounded up. */
  bytesEach: number;
  beyond: Beyond;
  /** No list or text may be longer, so that the whole fits into a body. */
  mostItems: number;
  mostSigns: number;
}

/** The largest value that a description allows, with the longest lists and then texts that fit into a body. */
export function largestOf(schema: Schema, text: TextOf, mostBytes: number, beyond: Beyond = 0): unknown {
  const bytesEach = (1.1 * Buffer.byteLength(JSON.stringify(text(1_000)))) / 1_000;
  const wish = { text, bytesEach, beyond, mostItems: UNBOUNDED_LIST, mostSigns: mostBytes };
  while (weightOf(schema, wish) > mostBytes) {
    if (wish.mostItems > 1) wish.mostItems = Math.floor(wish.mostItems * 0.7);
    else wish.mostSigns *= 0.7;
  }
  return madeOf(schema, wish);
}

function madeOf(given: Schema, wish: Wish): unknown {
  const schema = resolved(given);
  if (schema.enum) return schema.enum.at(-1);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, madeOf(inner, wish)]),
      );
    case 'array':
      return Array.from({ length: lengthOf(schema, wish) }, (_, at) =>
        different(madeOf(schema.items ?? {}, wish), schema.items ?? {}, at),
      );
    case 'string':
      return textOf(schema, wish);
    case 'integer':
    case 'number':
      return (schema.maximum ?? 1_000_000_000) + wish.beyond;
    default:
      return true;
  }
}

/** Makes entries different, because lists of equal texts are refused quickly. */
function different(value: unknown, given: Schema, at: number): unknown {
  const { enum: choices, format } = resolved(given);
  if (choices) return choices[at % choices.length];
  if (typeof value !== 'string' || format) return value;
  const mark = at.toString(36);
  return mark + value.slice(mark.length);
}

function textOf({ format, maxLength }: Schema, { text, beyond, mostSigns }: Wish): string {
  if (format === 'uuid') return uuid();
  if (format === 'email') return `${'a'.repeat(60)}-${uuid()}@example.org`;
  if (format === 'date') return '2026-12-31';
  if (format === 'date-time') return '2026-12-31T00:00:00Z';
  return text(Math.min((maxLength ?? UNBOUNDED_TEXT) + beyond, mostSigns));
}

const lengthOf = ({ maxItems }: Schema, { beyond, mostItems }: Wish) =>
  Math.min((maxItems ?? UNBOUNDED_LIST) + beyond, mostItems);

/** Estimates the size in bytes without creating the value. */
function weightOf(given: Schema, wish: Wish): number {
  const schema = resolved(given);
  if (schema.type === 'object') {
    const inner = Object.entries(schema.properties ?? {});
    return inner.reduce((sum, [name, one]) => sum + name.length + 4 + weightOf(one, wish), 2);
  }
  if (schema.type === 'array') return 2 + lengthOf(schema, wish) * (1 + weightOf(schema.items ?? {}, wish));
  if (schema.type !== 'string' || schema.enum) return 20;
  if (schema.format) return 100;
  return 2 + wish.bytesEach * Math.min((schema.maxLength ?? UNBOUNDED_TEXT) + wish.beyond, wish.mostSigns);
}

/** Returns as many different entries as fit into a body. */
export function crowdOf(list: Schema, mostBytes: number): unknown[] {
  const items = resolved(list.items ?? {});
  const one = items.type === 'object' || items.type === 'array' ? () => ({}) : oneOf(items);
  const all: unknown[] = [];
  for (let bytes = 0; bytes < mostBytes; bytes += JSON.stringify(all.at(-1)).length + 1)
    all.push(one(all.length));
  return all;
}

function oneOf({ type, format }: Schema): (at: number) => unknown {
  if (type === 'integer' || type === 'number') return (at) => at;
  if (format === 'uuid') return () => uuid();
  return (at) => `w${at.toString(36)}`;
}
