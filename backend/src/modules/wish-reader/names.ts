import { leadingFood } from './excluded-food.js';
import { isFirstName } from './first-names.js';
import { isKnown } from './known-words.js';
import { Phrases, wordSet } from './phrases.js';
import { isStopWord } from './stop-words.js';
import { found, type Reader, type Reading, type WishText } from './wish-text.js';

/** Phrases that introduce a name. "For" alone may precede anything. */
const CLIENT = new Phrases<null>([
  [
    null,
    `client, client :, client name, client name :, client's name is, client called, client named, customer,
    customer :, customer called, customer named, customer name :, for my client, for client,
    for a client named, for a client called, for my customer, for customer, for our client,
    for my client named, for my client called, for the client, name :, her name is, his name is,
    their name is, named, for mr, for mrs, for ms, for dr, mr, mrs, für meine Kundin, für meinen Kunden,
    Kunde, Kundin, para mi cliente, para mi clienta, pour mon client, pour ma cliente, per il mio cliente,
    per la mia cliente, cliente`,
  ],
]);

const FOR = new Phrases<null>([
  [
    null,
    'for, for my friend, for my friend called, client is, customer is, my client is, für, para, pour, per',
  ],
]);

const PARTICLES = wordSet(
  'de da di del della der den van von zu la le el al bin ibn ter ten dos das ó mac mc y',
);
const MAX_WORDS = 4;

/** Capitalized words that begin no name. */
const NO_NAMES = wordSet(`
  monday mon tuesday tue tues wednesday wed thursday thu thurs friday fri saturday sat sunday january february march april may june july august
  september october november december christmas easter ramadan lent thanksgiving halloween hanukkah passover
  summer winter spring autumn fall weight muscle fat low high keto paleo vegan vegetarian gluten dairy
  breakfast lunch dinner snack week day month the a an my our his her their this next one two three four
  five six seven eight nine ten general athletic cutting bulking maintenance diabetes diabetic pcos ibs
  crohn hashimoto gerd beginner athlete runner man woman men women kid family me us everyone someone
  somebody anyone him them it and with no not max min under over about around meal plan diet calory kcal
  weekend mediterranean asian indian mexican italian french chinese thai japanese greek american people i
  energy protein carb client customer gym crossfit hyrox ironman marathon triathlon olympic optimal better
  best good great fast quick easy simple health performance loss gain strength endurance recovery total
  daily per each all any lean clean busy tag tage dia jour giorno mi meine meinen mein une un una ein eine
  einen die der das
`);

/** Words that end a name in lower case. */
const ENDS = wordSet(
  `who with and on in from that she he they starting start to at max under around about no not without
  please her his has needs wants is`,
);

/** Matches "for Anna Maria", "for my client Ben Ó Briain", or "client: jane". */
export const readNamed: Reader = (text, at) => {
  const client = CLIENT.at(text, at);
  const name = client && nameAt(text, client.to, true);
  if (name) return reading(text, at, name);
  const isFor = FOR.at(text, at);
  const after = isFor && nameAt(text, isFor.to, false);
  return after ? reading(text, at, after) : null;
};

interface Name {
  from: number;
  to: number;
  /** It is set if only the position suggests a name. */
  isGuess?: boolean;
}

function reading(text: WishText, from: number, name: Name): Reading {
  const why = name.isGuess ? `“${text.quote(name.from, name.to)}” stands where a name does.` : null;
  return { from, to: name.to, findings: [found('clientName', nameIn(text, name), why)] };
}

/**
 * The name as written, without the genitive. A lower-case name gets a capital, and one in capitals keeps only the
 * first.
 */
function nameIn(text: WishText, { from, to }: Name): string {
  const written = text.quote(from, to).replace(/['’]s$/i, '');
  const isLoud = text.isShouted && written === written.toUpperCase();
  const words = (isLoud ? written.toLowerCase() : written).split(/\s+/);
  return words.map((word) => (PARTICLES.has(word) ? word : capitalised(word))).join(' ');
}

const capitalised = (word: string) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function nameAt(text: WishText, at: number, isClient: boolean): Name | null {
  const name = text.isShouted ? null : capitals(text, at, isClient);
  return name ?? small(text, at, isClient);
}

function capitals(text: WishText, at: number, isClient: boolean): Name | null {
  if (!isNameWord(text, at)) return null;
  const isUnlikely =
    NO_NAMES.has(text.word(at)) && !(isClient || (isFirstName(text.word(at)) && !isMonthOrSeason(text, at)));
  if (isUnlikely || isAbbreviation(text, at)) return null;
  let to = at + 1;
  for (let end = to; end - at < MAX_WORDS; ) {
    while (PARTICLES.has(text.word(end)) && !text.token(end)?.isCapital) end += 1;
    if (!isNameWord(text, end) || NO_NAMES.has(text.word(end)) || endsName(text, to)) break;
    end += 1;
    to = end;
  }
  return { from: at, to };
}

const MONTHS = wordSet('april may june august');

const isMonthOrSeason = (text: WishText, at: number) =>
  MONTHS.has(text.word(at)) && text.token(at + 1)?.value !== null && text.token(at + 1) !== undefined;

const isNameWord = (text: WishText, at: number) => text.token(at)?.isCapital === true;

const endsName = (text: WishText, to: number) => /['’]s$/.test(text.token(to - 1)?.text ?? '');

/** "PCOS" and "IBS" are no names, but an initial may be one. */
const isAbbreviation = (text: WishText, at: number) =>
  /^\p{Lu}{2,5}$/u.test(text.token(at)?.text ?? '') && !isFirstName(text.word(at));

/** In lower case, only known first names are recognized, and what stands between "client" and an end word. */
function small(text: WishText, at: number, isClient: boolean): Name | null {
  const isGiven = isFirstName(text.word(at));
  if (!isGiven && !(isClient && isUnknown(text, at) && isEnd(text, at + 1))) return null;
  let to = at + 1;
  if (endsName(text, to)) return { from: at, to };
  while (to - at < MAX_WORDS && isFirstName(text.word(to))) to += 1;
  const isSurname = isUnknown(text, to) && isEnd(text, to + 1);
  return { from: at, to: isSurname ? to + 1 : to, isGuess: isSurname || !isGiven };
}

const isUnknown = (text: WishText, at: number) =>
  text.token(at)?.kind === 'word' &&
  !isStopWord(text.word(at)) &&
  !isKnown(text.word(at)) &&
  !NO_NAMES.has(text.word(at)) &&
  text.word(at).length > 2;

const isEnd = (text: WishText, at: number) => text.token(at)?.kind !== 'word' || ENDS.has(text.word(at));

/** Matches "Anna's plan", "Anna needs …", or "Anna, 7 days": a capitalized first name. */
export const readFirstName: Reader = (text, at) => {
  const isName = isNameWord(text, at) && isFirstName(text.word(at)) && !NO_NAMES.has(text.word(at));
  if (!isName || text.isShouted) return null;
  const name = capitals(text, at, false);
  return name && reading(text, at, name);
};

/** Reads an email address or the full name of one of the trainer's customers at any place. */
export function customerReader(customers: readonly string[]): Reader {
  const known = new Map<string, { name: string; words: string[] }[]>();
  for (const name of customers) {
    const words = name.toLowerCase().split(/\s+/);
    const first = words[0] ?? '';
    known.set(first, [...(known.get(first) ?? []), { name, words }]);
  }
  return (text, at) => {
    const start = text.is(at, 'for') ? at + 1 : at;
    const customer = known
      .get(writtenAt(text, start))
      ?.find(({ words }) => words.every((word, index) => writtenAt(text, start + index) === word));
    if (customer) {
      return { to: start + customer.words.length, findings: [found('clientName', customer.name)] };
    }
    const token = text.token(start);
    return token?.kind === 'address' ? { to: start + 1, findings: [found('clientName', token.text)] } : null;
  };
}

/** Reads their first names and the local parts of their addresses. */
export function customerFirstNameReader(customers: readonly string[]): Reader {
  const known = new Set(customers.map((name) => name.toLowerCase().split(/[\s@.]+/)[0] ?? ''));
  return (text, at) => {
    const start = text.is(at, 'for') ? at + 1 : at;
    const isOne = known.has(writtenAt(text, start)) && text.token(start)?.kind === 'word';
    if (!isOne || isStopWord(text.word(start))) return null;
    const isMeant = !isOrdinary(text.word(start)) || isSomebody(text, start, start > at);
    return isMeant ? reading(text, at, { from: start, to: start + 1 }) : null;
  };
}

/** Words that are common in wishes: "max 15 min", "no rosemary", "3 April". */
const isOrdinary = (word: string) =>
  NO_NAMES.has(word) || leadingFood([word]) > 0 || (isKnown(word) && !isFirstName(word));

const PEOPLE_DO = wordSet(
  'need needs want wants is has who weighs likes loves hates eats does doesnt cannot cant would',
);

/** Matches "Max needs", "for Ginger", or "April's plan". */
const isSomebody = (text: WishText, at: number, isBehindFor: boolean) =>
  isNameWord(text, at) &&
  !text.isShouted &&
  (isBehindFor || endsName(text, at + 1) || PEOPLE_DO.has(text.word(at + 1)));

/** The spelling with which customers are compared: with accents, without a genitive. */
const writtenAt = (text: WishText, at: number): string =>
  text
    .token(at)
    ?.text.toLowerCase()
    .replace(/['’]s$/, '') ?? '';
