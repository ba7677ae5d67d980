import type { MealType } from '../recipe.entity.js';
import type { FoundNutrition } from './found-recipe.js';
import { mealsIn } from './meal-words.js';
import { minutesIn, nutritionIn, servingsIn } from './measures.js';

/** Facts in the text of a recipe other than ingredients and steps. */
export interface PlainFacts {
  servings: number | null;
  prep: number | null;
  cook: number | null;
  /** Chilling, marinating, and the like. */
  resting: number | null;
  total: number | null;
  meals: MealType[];
  cuisine: string | null;
  source: string | null;
  nutrition: FoundNutrition | null;
}

export const noFacts = (): PlainFacts => ({
  servings: null,
  prep: null,
  cook: null,
  resting: null,
  total: null,
  meals: [],
  cuisine: null,
  source: null,
  nutrition: null,
});

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const inDigits = (text: string): string =>
  text.replaceAll(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi, (word) =>
    String(NUMBER_WORDS.indexOf(word.toLowerCase()) + 1),
  );

const DURATION = String.raw`(?:\d{1,3}(?:[.,]\d)?\s?(?:[-–]|to)\s?)?\d{1,4}(?:[.,]\d+)?\s?(?:hours?|hrs?|h|minutes?|mins?|m)\b\.?(?:\s?(?:and\s)?\d{1,2}\s?(?:minutes?|mins?|m)\b\.?)?`;
const OF_TIME = String.raw`(?:[\s-]?time)?\s?[:=–-]?\s?(?:about |approx\.? |ca\.? |~)?`;
const PEOPLE =
  '(?:servings?|portions?|people|persons?|adults?|personen|portionen|personas|porciones|personnes)';

const timed = (words: string) => new RegExp(String.raw`\b(?:${words})${OF_TIME}(${DURATION})`, 'i');
const timedBehind = (words: string) =>
  new RegExp(String.raw`\b(${DURATION})\s?(?:of )?(?:${words})(?:[\s-]?time)?\b`, 'i');

const PREP = 'preparation|prepping|prepare|prep|hands[- ]on|active';
const COOK = 'cooking|cook|baking|bake|roasting|oven|simmering';
const RESTING =
  'resting|rest|chilling|chill|marinating|marinate|soaking|soak|rising|rise|proving|freezing|freeze|inactive|passive';
const TOTAL = 'total|ready in|takes|time|duration';

const TIMES: readonly ['prep' | 'cook' | 'resting' | 'total', RegExp][] = [
  ['prep', timed(PREP)],
  ['cook', timed(COOK)],
  ['resting', timed(RESTING)],
  ['prep', timedBehind(PREP)],
  ['cook', timedBehind(COOK)],
  ['resting', timedBehind(RESTING)],
  ['total', timed(TOTAL)],
  ['total', timedBehind('total')],
];

const SERVINGS = [
  new RegExp(
    String.raw`\b(?:serves|servings?|portions?|yields?|makes|enough for|for|f[üu]r|para|pour)\s?[:=]?\s?(?:about |approx\.? |ca\.? )?(\d{1,3})(?:\s?(?:-|–|to)\s?\d{1,3})?(?:\s${PEOPLE})?(?=$|[\s,;.|)·•/])`,
    'i',
  ),
  new RegExp(String.raw`\b(\d{1,3})(?:\s?(?:-|–|to)\s?\d{1,3})?\s${PEOPLE}\b`, 'i'),
];

/** A line consists of facts only if nothing but these remains after the facts have been removed. */
const LEFT_OVER = /[\s,;.|()·•/+&–—:-]|\band\b/g;

/** Longer lines are prose. */
const MAX_CHARACTERS = 160;

const LABELED =
  /^(meals?|meal types?|category|course|type|cuisine|kitchen|source|from|link|url|recipe from|adapted from)\s?:\s?(.+)$/i;

/**
 * Takes servings, times, meals, and so on from a line, and returns whether it contains nothing else. Prose that
 * happens to contain a number ("ready in 10 min and good for two days") stays prose.
 */
export function takeFacts(line: string, facts: PlainFacts): boolean {
  if (line.length > MAX_CHARACTERS) return false;
  return takeLabeled(line, facts) || takeAddress(line, facts) || takeNumbers(line, facts);
}

function takeLabeled(line: string, facts: PlainFacts): boolean {
  const [, label = '', value = ''] = LABELED.exec(line) ?? [];
  if (!value) return false;
  if (/^(?:cuisine|kitchen)$/i.test(label)) facts.cuisine ??= value;
  else if (/^(?:meal|category|course|type)/i.test(label)) {
    const meals = mealsIn(value);
    if (meals.length === 0) return false;
    facts.meals = [...new Set([...facts.meals, ...meals])];
  } else facts.source ??= value;
  return true;
}

function takeAddress(line: string, facts: PlainFacts): boolean {
  if (!/^https?:\/\/\S+$/i.test(line)) return false;
  facts.source ??= line;
  return true;
}

const MAKES_THINGS = new RegExp(
  String.raw`^(?:makes|yields?)\s?:?\s?(?:about )?\d{1,3}\s(?!${PEOPLE})[\p{L} ]+\.?$`,
  'iu',
);
const MEAL = '(?:breakfast|brunch|lunch|dinner|supper|snack)s?';
const ONLY_MEALS = new RegExp(String.raw`^${MEAL}(?:\s?(?:,|/|&|and|or)\s?${MEAL})*$`, 'i');

function takeNumbers(line: string, facts: PlainFacts): boolean {
  const found = noFacts();
  let rest = inDigits(line);
  const take = (pattern: RegExp): string | null => {
    const [all, value = ''] = pattern.exec(rest) ?? [];
    if (!all) return null;
    rest = rest.replace(all, ' ');
    return value;
  };
  // Reads "Makes 12 muffins" as servings. "Makes 1 loaf" says nothing about portions.
  if (MAKES_THINGS.test(rest)) {
    found.servings = servingsIn(rest);
    rest = '';
  }
  for (const [time, pattern] of TIMES) {
    const written = found[time] === null ? take(pattern) : null;
    if (written) found[time] = minutesIn(written);
  }
  for (const pattern of SERVINGS) {
    const written = found.servings === null ? take(pattern) : null;
    if (written) found.servings = Number(written);
  }
  if (ONLY_MEALS.test(rest.trim())) {
    found.meals = mealsIn(rest);
    rest = '';
  }
  if (rest.replaceAll(LEFT_OVER, '') !== '') return false;
  facts.servings ??= found.servings;
  facts.prep ??= found.prep;
  facts.cook ??= found.cook;
  facts.resting ??= found.resting;
  facts.total ??= found.total;
  facts.meals = [...new Set([...facts.meals, ...found.meals])];
  return true;
}

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const KCAL = new RegExp(
  String.raw`(${NUMBER})\s?(?:kcal|cals?\b|calories)|(?:calories|energy|kcal)\s?[:=]?\s?(${NUMBER})`,
  'i',
);
const gramsOf = (words: string) =>
  new RegExp(
    String.raw`(${NUMBER})\s?g?\s(?:of )?(?:${words})\b|\b(?:${words})\s?[:=]?\s?(${NUMBER})\s?g?\b`,
    'i',
  );
const PARTS = {
  protein: gramsOf('protein|p'),
  carbs: gramsOf('carbohydrates?|carbs?|c'),
  fat: gramsOf('fat|f'),
};

/**
 * Reads "Per serving: 450 kcal, 35 g protein, 40 g carbs, 12 g fat" from one or several lines. Returns null unless
 * all four are given.
 */
export function nutritionOfLines(lines: readonly string[]): FoundNutrition | null {
  const text = lines.join(' ; ').slice(0, 1000);
  const said = (pattern: RegExp): string => {
    const [, before, behind] = pattern.exec(text) ?? [];
    return before ?? behind ?? '';
  };
  return nutritionIn({
    energy: said(KCAL),
    protein: said(PARTS.protein),
    carbs: said(PARTS.carbs),
    fat: said(PARTS.fat),
  });
}

const PART_FIRST =
  /^(?:per serving|protein|carb\w*|fats?|calories|energy|kcal|fib(?:er|re)|sugars?|sodium|salt)\s?[:=]?\s?\d/i;

/** Says whether a line gives the energy or a nutrient. */
export const saysNutrition = (line: string): boolean =>
  line.length <= MAX_CHARACTERS && (KCAL.test(line) || PART_FIRST.test(line));
