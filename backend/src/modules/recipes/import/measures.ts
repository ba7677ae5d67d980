import { MAXIMA } from '../writing/written-recipe.js';
import type { FoundNutrition } from './found-recipe.js';

/** No measure is longer, and longer input must not cost time. */
const beginningOf = (written: string) => written.trim().slice(0, 60).replaceAll('\n', ' ');

const ISO_DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;
const HOURS = /(\d+(?:[.,]\d+)?)\s*(?:hours?|hrs?|h)\b/i;
const MINUTES = /(\d+(?:[.,]\d+)?)\s*(?:minutes?|mins?|m)\b/i;

/** Reads `PT1H30M`, `90`, or `1 h 30 min`. Returns null for anything else. */
export function minutesIn(written: string): number | null {
  const text = beginningOf(written);
  const iso = ISO_DURATION.exec(text);
  if (iso) {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = iso.slice(1).map((part) => Number(part ?? 0));
    return Math.round((days * 24 + hours) * 60 + minutes + seconds / 60);
  }
  if (/^\d+$/.test(text)) return Number(text);
  const [, hours] = HOURS.exec(text) ?? [];
  const [, minutes] = MINUTES.exec(text) ?? [];
  if (!hours && !minutes) return null;
  return Math.round(60 * decimal(hours ?? '0') + decimal(minutes ?? '0'));
}

const NO_PORTIONS =
  /^\s*(?:g|kg|ml|l|oz|lbs?|grams?|lit(?:er|re)s?|cups?|pints?|quarts?|dozen|loaf|loaves|batch|inch)\b/i;

/**
 * Reads `4`, `4 servings`, or `Serves 4 to 6`. `1 loaf` and `500 g` say nothing about portions, and negative numbers
 * are ignored.
 */
export function servingsIn(written: string): number | null {
  const [, number = '', rest = ''] =
    /^(?![-−])\D{0,30}?(\d{1,4})(?![\d/]|[.,]\d)(.*)$/.exec(beginningOf(written)) ?? [];
  return number === '' || NO_PORTIONS.test(rest) ? null : Number(number);
}

const AMOUNT =
  /^(?![-−])\D{0,20}?(\d{1,3}(?:[,\u202F\u00A0 ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)\s*(kcal|cal\w*|kj|kilojoules?|mg|milligrams?|g|grams?)?/i;

/** Returns the number and its unit in lower case. */
function amountIn(written: string): { number: number; unit: string } | null {
  const [, number, unit = ''] = AMOUNT.exec(beginningOf(written)) ?? [];
  return number ? { number: decimal(number), unit: unit.toLowerCase() } : null;
}

function decimal(written: string): number {
  const grouped = /^\d{1,3}(?:[,\u202F\u00A0 ]\d{3})+(?:\.\d+)?$/.test(written);
  return Number(grouped ? written.replaceAll(/[,\u202F\u00A0 ]/g, '') : written.replace(',', '.'));
}

const KJ_OF_KCAL = 4.184;

function kcalIn(written: string): number | null {
  const amount = amountIn(written);
  if (!amount) return null;
  return Math.round(
    amount.unit.startsWith('kj') || amount.unit.startsWith('kilo')
      ? amount.number / KJ_OF_KCAL
      : amount.number,
  );
}

function gramsIn(written: string): number | null {
  const amount = amountIn(written);
  if (!amount) return null;
  return Math.round((isMilligrams(amount.unit) ? amount.number / 1000 : amount.number) * 100) / 100;
}

function milligramsIn(written: string): number | null {
  const amount = amountIn(written);
  if (!amount) return null;
  return Math.round(amount.unit.startsWith('g') ? amount.number * 1000 : amount.number);
}

const isMilligrams = (unit: string) => unit.startsWith('m');

export interface WrittenNutrition {
  energy: string;
  protein: string;
  carbs: string;
  fat: string;
  fibre?: string;
  sugar?: string;
  sodium?: string;
}

/** Returns null unless energy, protein, carbs, and fat are all given and plausible. */
export function nutritionIn({
  energy,
  protein,
  carbs,
  fat,
  ...more
}: WrittenNutrition): FoundNutrition | null {
  const caloriesKcal = atMost(MAXIMA.kcal, kcalIn(energy));
  const proteinGrams = atMost(MAXIMA.protein, gramsIn(protein));
  const carbsGrams = atMost(MAXIMA.carbs, gramsIn(carbs));
  const fatGrams = atMost(MAXIMA.fat, gramsIn(fat));
  if (
    caloriesKcal === undefined ||
    proteinGrams === undefined ||
    carbsGrams === undefined ||
    fatGrams === undefined
  )
    return null;
  return {
    caloriesKcal,
    proteinGrams,
    carbsGrams,
    fatGrams,
    fibreGrams: atMost(MAXIMA.fibre, gramsIn(more.fibre ?? '')),
    sugarGrams: atMost(MAXIMA.sugar, gramsIn(more.sugar ?? '')),
    sodiumMg: atMost(MAXIMA.sodium, milligramsIn(more.sodium ?? '')),
  };
}

const atMost = (most: number, value: number | null) => (value === null || value > most ? undefined : value);
