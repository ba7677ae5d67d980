import type { Food } from './food.js';
import { splitWords } from './food-words.js';
import { foods } from './foods.js';
import { toGrams, UNITS, type Unit } from './units.js';

/** Holds each food with its names as written and as words, its main name first. */
const named = [...foods.values()]
  .map((food) => ({ food, names: [food.name, ...food.aliases].map(splitWords) }))
  .sort((a, b) => a.food.name.localeCompare(b.food.name, 'en'));

/** Finds foods with a name in which every typed word is the beginning of a word, closest matches first. */
export function findFoods(search: string, limit: number): Food[] {
  const wanted = splitWords(search);
  return named
    .map(({ food, names }) => ({
      food,
      closeness: Math.max(...names.map((name) => closeness(name, wanted))),
    }))
    .filter((found) => found.closeness > 0)
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, limit)
    .map(({ food }) => food);
}

/** The units in which a food can be measured, because their weight is known. */
export const unitsOf = (food: Food): Unit[] => UNITS.filter((unit) => 'grams' in toGrams(1, unit, food));

/** Scores from 0 (no match) to 1 (the exact name), with a small bonus if the first words agree. */
function closeness(name: string[], wanted: string[]): number {
  if (!wanted.every((word) => name.some((own) => own.startsWith(word)))) return 0;
  const begins = wanted.every((word, at) => name[at]?.startsWith(word));
  return (1 + wanted.length) / (1 + Math.max(name.length, wanted.length)) + (begins ? 0.25 : 0);
}
