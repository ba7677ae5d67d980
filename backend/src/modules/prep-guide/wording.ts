import { type Food, plural, type Unit } from '../foods/index.js';
import { thingOf } from './kitchen-units.js';

export const listed = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const MAX_NAMES = 2;

/** Names two recipes and the number of others. */
export function named(names: string[]): string {
  const shown = names.slice(0, MAX_NAMES);
  const left = names.length - shown.length;
  return listed(left > 0 ? [...shown, `${left} more`] : shown);
}

export const inDays = (days: number[]): string =>
  `${days.length === 1 ? 'day' : 'days'} ${listed(days.map(String))}`;

export const servingsOf = (count: number): string =>
  `${inQuarters(count)} ${count <= 1 ? 'serving' : 'servings'}`;

/** "1½", "¾". */
const inQuarters = (count: number): string =>
  `${Math.floor(count) || ''}${['', '¼', '½', '¾'][Math.round((count % 1) * 4)] ?? ''}`;

/** "almond milk", where the table says "almond milk, unsweetened". */
export const shortName = ({ name }: Pick<Food, 'name'>): string => name.split(',')[0] ?? name;

/** Writes "3 onions (330 g)", "2 stalks of celery (80 g)", or "200 g spinach", and never more than there is. */
export function amountOf(food: Food, grams: number): string {
  const name = shortName(food);
  const counted = countOf(food, grams);
  if (!counted) return `${inGrams(grams)} ${isSmallThing(food) ? plural(name) : name}`;
  const [count, unit] = counted;
  const one = count <= 1 ? unit.replace(/s$/, '') : unit;
  const things = unit === 'pcs' ? (count <= 1 ? name : plural(name)) : `${one} of ${name}`;
  return `${inQuarters(count)} ${things} (${inGrams(grams)})`;
}

/** Mushrooms and beans count as small, onions do not. */
const isSmallThing = ({ weights }: Food): boolean => (weights.get('pc') ?? 1000) < 40;

/** Half an onion and a whole one are named as such, while an amount far from either is given by weight. */
const MAX_DEVIATION = 0.2;

function countOf(food: Food, grams: number): [number, Unit] | null {
  const [unit, weight] = thingOf(food) ?? [null, 1];
  if (unit === null || unit === 'bunches') return null;
  const parts = unit === 'cloves' ? 1 : 2;
  const count = Math.round((parts * grams) / weight) / parts;
  return Math.abs(count * weight - grams) > MAX_DEVIATION * grams ? null : [count, unit];
}

export const inGrams = (grams: number) =>
  grams < 1000 ? `${Math.floor(grams + 1e-6)} g` : `${Math.floor(grams / 10 + 1e-6) / 100} kg`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
