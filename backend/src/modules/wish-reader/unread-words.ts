import { splitWords } from '../foods/index.js';
import { wordSet } from './phrases.js';
import { isStopWord } from './stop-words.js';
import type { WishText } from './wish-text.js';
import { WEEKDAYS } from './written-dates.js';

const BREAKS = new Set([',', '.', ';', '!', '?', '\n', '(', ')', ':', '|', '•', '*', '·']);

/** Signs that only separate words. */
const ORNAMENTS = new Set([
  ...BREAKS,
  '-',
  '/',
  '&',
  '+',
  '"',
  '“',
  '”',
  '„',
  "'",
  '’',
  '‘',
  '~',
  '=',
  '%',
  '_',
  '#',
  '…',
  '@',
  '[',
  ']',
]);

/** Every meaningful piece of the text that no reader claimed, as it was written. */
export function findUnreadWords(text: WishText): string[] {
  const pieces: string[] = [];
  let start: number | null = null;
  for (let at = 0; at <= text.tokens.length; at += 1) {
    const token = text.token(at);
    const isOver = !token || (BREAKS.has(token.word) && !isInTime(text, at));
    if (!isOver) start ??= at;
    if (isOver && start !== null) {
      pieces.push(trimmed(text, start, at));
      start = null;
    }
  }
  const saying = [...new Set(pieces)].filter((piece) => piece !== '' && !isNoise(piece));
  return [...saying.filter(matters), ...saying.filter((piece) => !matters(piece))];
}

/** Unclaimed words that request nothing. */
const NOISE = wordSet(
  `min max pls plz please thanks thx cheers no not more less most least than lol haha hm hmm bro mate dear anyway though maybe
  quick quickly urgent asap xx xoxo regards best love hope mal bitte danke nein ja sí oui non merci hasta`,
);

/** In "No food", a stop word that is excluded has a meaning. */
const WHAT_PLANS_ARE_OF = wordSet(
  'food foods meal meals eating dish dishes recipe recipes cooking essen ernährung kost comida repas',
);

function isNoise(piece: string): boolean {
  const words = splitWords(piece);
  if (words.some((word, at) => WHAT_PLANS_ARE_OF.has(word) && MATTERS.has(words[at - 1] ?? ''))) return false;
  return words.some((word) => NOISE.has(word)) && words.every((word) => NOISE.has(word) || isStopWord(word));
}

const MATTERS = wordSet(
  `no not without never avoid exclude allergic allergy intolerant intolerance free only must cannot cant ohne kein keine nur
  sin sans pas nicht solo nunca jamais`,
);

/** Pieces that sound like an exclusion come first. */
const matters = (piece: string) => splitWords(piece).some((word) => MATTERS.has(word));

/** Matches "16:8" or "12:00". */
const isInTime = (text: WishText, at: number): boolean =>
  text.is(at, ':') &&
  [at - 1, at + 1].every((place) => text.token(place)?.kind === 'number') &&
  text.token(at - 1)?.end === text.token(at)?.start &&
  text.token(at)?.end === text.token(at + 1)?.start;

function trimmed(text: WishText, from: number, to: number): string {
  let first = from;
  let last = to;
  while (first < last && saysNothing(text, first)) first += 1;
  while (last > first && saysNothing(text, last - 1) && !isDoneWithout(text, last - 1)) last -= 1;
  return text.quote(first, last);
}

const isDoneWithout = (text: WishText, at: number) =>
  WHAT_PLANS_ARE_OF.has(text.word(at)) && MATTERS.has(text.word(at - 1));

/** Matches "For May" or "May needs", a name or a month, but not the verb. */
const isMay = (text: WishText, at: number) =>
  text.is(at, 'may') && (at > 0 || text.is(at + 1, 'need', 'needs', 'want', 'wants', 'is', 'has'));

function saysNothing(text: WishText, at: number): boolean {
  const token = text.tokens[at];
  if (token?.kind === 'sign') return ORNAMENTS.has(token.word);
  // Without its capital, "Wed" might be "we'd", and "Mon" might be French.
  return isStopWord(text.word(at)) && !(token?.isCapital && (WEEKDAYS.has(text, at) || isMay(text, at)));
}
