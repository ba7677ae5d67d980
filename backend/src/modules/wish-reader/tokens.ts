import { splitWords } from '../foods/index.js';
import { writtenNumber } from './written-number.js';

/** A word, number, or sign of a wish, and its position. */
export interface Token {
  text: string;
  /** The word as it is compared: in lower case, without accents, in the singular. A sign is itself. */
  word: string;
  kind: 'word' | 'number' | 'sign' | 'address';
  /** Null if the digits are no number, such as a date. */
  value: number | null;
  isCapital: boolean;
  start: number;
  end: number;
}

type Kind = Token['kind'];

/**
 * The kinds are tried in this order at each place. Each is anchored there and can match the same characters in only one
 * way, so that no text takes long.
 */
const KINDS: [Kind, RegExp][] = [
  ['address', /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,255}/uy],
  // "2 200 kcal": no other numbers contain a space.
  ['number', /\d{1,2}[ \u00a0\u202f]\d{3}(?=\s?k?(?:cal|kal|j)\b)/iy],
  ['number', /\d+(?:[.,’']\d+)*/y],
  ['number', /[½¼¾⅓⅔]/y],
  // In "Pas d'oignons" and "l'ail", the food is a separate word.
  ['word', /[dl]['’](?=\p{L}{2})/iuy],
  ['word', /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/uy],
];

const NOTHING = /\s|\p{Cc}|\p{Cf}|\ufe0f/u;
const ABBREVIATED = new Set([
  'max',
  'min',
  'mind',
  'approx',
  'ca',
  'incl',
  'excl',
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'bzw',
]);
const DASHES = new Set(['-', '–', '—', '‐', '‑', '−']);

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const [kind, found] = tokenAt(text, at);
    if (kind !== 'sign' || !isNothing(text, at, found, tokens.at(-1))) tokens.push(tokenOf(kind, found, at));
    at += found.length;
  }
  return tokens;
}

function tokenAt(text: string, at: number): [Kind, string] {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found) return [kind, found];
  }
  return ['sign', String.fromCodePoint(text.codePointAt(at) ?? 0)];
}

/** Skips spaces, the period of "max.", and a hyphen that joins two words ("gluten-free", "7-day"). */
function isNothing(text: string, at: number, found: string, before: Token | undefined): boolean {
  if (found !== '\n' && NOTHING.test(found)) return true;
  if (found === '.') return before?.end === at && ABBREVIATED.has(before.word);
  return DASHES.has(found) && /[\p{L}\d]/u.test(text[at - 1] ?? '') && /\p{L}/u.test(text[at + 1] ?? '');
}

function tokenOf(kind: Kind, text: string, start: number): Token {
  const sign = DASHES.has(text) ? '-' : text;
  return {
    text,
    word: (kind === 'word' && splitWords(text)[0]) || (kind === 'sign' ? sign : text.toLowerCase()),
    kind,
    value: kind === 'number' ? writtenNumber(text) : null,
    isCapital: kind === 'word' && /^\p{Lu}/u.test(text),
    start,
    end: start + text.length,
  };
}
