import { readNumber } from './numbers.js';
import { Phrases, wordSet } from './phrases.js';
import { found, type Reader, type WishText } from './wish-text.js';

const KILOS_IN_POUND = 0.4536;

/** The weight of one unit in kilograms. */
const UNITS = new Phrases<number>([
  [1, 'kg, kgs, kilo, kilos, kilogram, kilograms'],
  [KILOS_IN_POUND, 'lb, lbs, pound, pounds'],
]);

const KILOS = [30, 300] as const;

/** After these words, a weight is a goal or a change and not what the person weighs. */
const CHANGES = wordSet(
  'lose losing loose gain gaining drop dropping shed reach to from by minus down goal target',
);
const INTRODUCTIONS = wordSet(
  'weigh weight weighing weighed body currently current about is at of bei wiegt pesa con',
);

/** Matches "70 kg" if grams per kilogram or carb loading were requested. Alone it says nothing about a plan. */
export const readBodyWeight: Reader = (text, at) => {
  const number = readNumber(text, at);
  const unit = number && UNITS.at(text, number.to);
  if (!unit || !text.findings.some(({ field }) => field.endsWith('PerKilo') || field === 'isCarbLoading'))
    return null;
  const from = introductionBefore(text, at);
  if (CHANGES.has(text.word(from - 1)) || text.is(unit.to, 'a', 'per', 'each')) return null;
  const kilos = number.value * unit.value;
  const [least, most] = KILOS;
  return kilos < least || kilos > most ? null : { from, to: unit.to, findings: [found('bodyKilos', kilos)] };
};

const MAX_WORDS = 4;

function introductionBefore(text: WishText, at: number): number {
  let from = at;
  while (at - from < MAX_WORDS && (INTRODUCTIONS.has(text.word(from - 1)) || text.is(from - 1, ':', '=')))
    from -= 1;
  return from;
}
