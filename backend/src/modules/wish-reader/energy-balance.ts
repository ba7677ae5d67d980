import { UNITS } from './energy.js';
import { readNumber } from './numbers.js';
import { Phrases, wordSet } from './phrases.js';
import { found, type Reader, type Reading, type WishText } from './wish-text.js';

/** The words by the field that they mean, because someone who only mentions maintenance may want exactly that. */
const BURNED = new Phrases<'maintenanceCalories' | 'burnedCalories'>([
  [
    'maintenanceCalories',
    `maintenance, maintenance calories, maintenance is, her maintenance, his maintenance, Erhaltung,
    Erhaltungskalorien, Erhaltungsbedarf, mantenimiento, maintien`,
  ],
  ['burnedCalories', 'tdee, tdee is, burns, Gesamtumsatz, gasto, gasto total'],
]);

/** The direction in which the plan differs from it. */
const DIFFERENCE = new Phrases<-1 | 1>([
  [
    -1,
    'deficit, deficit of, a deficit of, minus, less, Defizit, Defizit von, déficit, déficit de, déficit calórico de',
  ],
  [
    1,
    'surplus, surplus of, a surplus of, plus, Überschuss, Überschuss von, superávit, superávit de, excédent de',
  ],
]);

/** These phrases count only before the burned energy: "20% below maintenance". */
const BESIDE = new Phrases<-1 | 1>([
  [-1, 'below, under, off, less than, deficit from, unter'],
  [1, 'above, over, more than, on top of, über'],
]);

const LINKS = wordSet('is are at of around about the approx calories kcal intake');
const MAX_LINKS = 3;
const BURNS = [1000, 6000] as const;

/**
 * Matches "Maintenance 2500, deficit 400" or "TDEE 2700 minus 20%", which give a target once both parts are known.
 */
export const readEnergyBalance: Reader = (text, at) => burnedAt(text, at) ?? differenceAt(text, at);

function burnedAt(text: WishText, at: number): Reading | null {
  const burned = BURNED.at(text, at);
  const amount = burned && amountAt(text, burned.to);
  if (!burned || !amount || amount.isPart || amount.value < BURNS[0] || amount.value > BURNS[1]) return null;
  return { to: amount.to, findings: [found(burned.value, amount.value)] };
}

/** A difference without a base is left to other readers. */
function differenceAt(text: WishText, at: number): Reading | null {
  const amountBefore = amountAt(text, at);
  const beside = amountBefore && BESIDE.at(text, amountBefore.to);
  const isBeside = beside !== null && isBurned(text, beside.to);
  if (amountBefore && isBeside) return reading(amountBefore, beside.value, beside.to);
  const isOfBurned = text.findings.some(
    ({ field }) => field === 'burnedCalories' || field === 'maintenanceCalories',
  );
  if (!isOfBurned) return null;
  const before = DIFFERENCE.at(text, at);
  const amount = amountAt(text, before?.to ?? at);
  const behind = before === null && amount ? DIFFERENCE.at(text, amount.to) : null;
  const sign = before?.value ?? behind?.value;
  if (!amount || sign === undefined || (!amount.isPart && amount.value > BURNS[0])) return null;
  return reading(amount, sign, behind?.to ?? amount.to);
}

const isBurned = (text: WishText, at: number) =>
  BURNED.has(text, text.is(at, 'her', 'his', 'their', 'my') ? at + 1 : at);

const reading = ({ value, isPart }: Amount, sign: number, to: number): Reading => ({
  to,
  findings: [found('energyDifference', { value: (sign * value) / (isPart ? 100 : 1), isPart })],
});

interface Amount {
  value: number;
  isPart: boolean;
  to: number;
}

function amountAt(text: WishText, at: number): Amount | null {
  let start = at;
  while (start - at < MAX_LINKS && (LINKS.has(text.word(start)) || text.is(start, ':', '=', '-'))) start += 1;
  const number = readNumber(text, start);
  if (!number) return null;
  if (text.is(number.to, '%', 'percent')) return { value: number.value, isPart: true, to: number.to + 1 };
  const unit = UNITS.at(text, number.to);
  return { value: Math.round(number.value * (unit?.value ?? 1)), isPart: false, to: unit?.to ?? number.to };
}
