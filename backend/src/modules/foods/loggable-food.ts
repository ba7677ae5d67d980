import type { Food } from './food.js';
import { foods } from './foods.js';
import { isOfMeal, plainLabel } from './measure-labels.js';
import {
  findReferenceFood,
  type HouseholdMeasure,
  type ReferenceFood,
  type ReferenceNutrients,
} from './reference/reference-foods.js';
import { everydayNamesOf, referenceNumberOf } from './search/bundled-foods.js';
import { toGrams, type Unit } from './units.js';

/** A bundled food as a diary shows and weighs it. */
export interface LoggableFood {
  key: string;
  name: string;
  /** The description of the reference, if the name is an everyday one. */
  detail: string | null;
  per100g: ReferenceNutrients;
  measures: HouseholdMeasure[];
}

const MAX_MEASURES = 8;

function offered(measures: HouseholdMeasure[]): HouseholdMeasure[] {
  const ofMeals = measures.filter(({ label }) => isOfMeal(label));
  const plain = ofMeals.map(({ label, grams }) => ({ label: plainLabel(label), grams }));
  return withoutRepeats(plain).slice(0, MAX_MEASURES);
}

/** Finds a bundled food by its key: `food:<id>` in our table, `usda:<number>` in the reference. */
export function findLoggableFood(key: string): LoggableFood | null {
  const [table, id = ''] = key.split(':');
  if (table === 'food') return fromTable(key, foods.get(id));
  return table === 'usda' ? fromReference(key, findReferenceFood(id)) : null;
}

function fromReference(key: string, food: ReferenceFood | null): LoggableFood | null {
  if (!food) return null;
  const [name] = everydayNamesOf(key);
  return {
    key,
    name: name ?? food.description,
    detail: name === undefined ? null : food.description,
    per100g: food.per100g,
    measures: offered(food.measures),
  };
}

function fromTable(key: string, food: Food | undefined): LoggableFood | null {
  if (!food) return null;
  const number = referenceNumberOf(food);
  const row = number === null ? null : findReferenceFood(number);
  const { fibre, ...rest } = food.per100g;
  return {
    key,
    name: food.name,
    detail: row?.description ?? null,
    per100g: { ...rest, fiber: fibre },
    measures: offered([...ownMeasures(food), ...(row?.measures ?? [])]),
  };
}

/** The measures of a food that our table weighs, the most usual ones first. */
const MEASURES: readonly [unit: Unit, label: string][] = [
  ['pcs', '1 piece'],
  ['slices', '1 slice'],
  ['cups', '1 cup'],
  ['tbsp', '1 tbsp'],
  ['tsp', '1 tsp'],
  ['cans', '1 can'],
  ['scoops', '1 scoop'],
  ['handfuls', '1 handful'],
];

function ownMeasures(food: Food): HouseholdMeasure[] {
  return MEASURES.flatMap(([unit, label]) => {
    const weighed = toGrams(1, unit, food);
    return 'grams' in weighed ? [{ label, grams: Math.round(weighed.grams * 10) / 10 }] : [];
  });
}

function withoutRepeats(measures: HouseholdMeasure[]): HouseholdMeasure[] {
  const labels = new Set<string>();
  return measures.filter(({ label }) => !labels.has(label) && labels.add(label));
}
