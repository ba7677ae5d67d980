import type { RecipeFilter } from '../recipe-filters.js';

/** A pattern over the words of a search, separated by single spaces, and the rule that it stands for. */
export interface RulePattern {
  pattern: RegExp;
  read: (match: RegExpMatchArray) => { label: string; filter: Partial<RecipeFilter> } | null;
}

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d+)?)`;
const AT_MOST =
  '(?:less than|fewer than|lower than|no more than|not more than|not over|up to|at most|under|below|max|maximum|within|in|<=?|unter|hochstens|maximal|bis zu|weniger als|moins de|menos de)';
const AT_LEAST =
  '(?:more than|greater than|no less than|not less than|at least|from|over|above|min|minimum|>=?|uber|mindestens|mehr als|au moins|plus de|mas de|al menos)';
const KCAL = '(?:k ?cal|kcals|cal|cals|calories?|kalorien|calorias)';
const MINUTES = '(?:minutes?|mins?|minuten|minutos)';
const GRAMS = '(?:g|gr|gram|grams|gramm) (?:of )?';

interface Nutrient {
  words: string;
  name: string;
  least: keyof RecipeFilter;
  most?: keyof RecipeFilter;
}

const NUTRIENTS: Nutrient[] = [
  {
    words: '(?:proteins?|eiweiss|proteine|proteinas?)',
    name: 'protein',
    least: 'minProtein',
    most: 'maxProtein',
  },
  {
    words: '(?:carbs?|carbohydrates?|kohlenhydrate|glucides|carbohidratos)',
    name: 'carbs',
    least: 'minCarbs',
    most: 'maxCarbs',
  },
  { words: '(?:fats?|fett|grasas?|lipides)', name: 'fat', least: 'minFat', most: 'maxFat' },
  { words: '(?:fibers?|fibres?|ballaststoffe)', name: 'fiber', least: 'minFiber' },
];

/** Three digits after a mark are thousands. */
const numberIn = (text = ''): number =>
  Number(/^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? text.replace(/[.,]/, '') : text.replace(',', '.'));

const pattern = (text: string) => new RegExp(` ${text}(?= )`);

const atMost = (what: keyof RecipeFilter, said: (bound: number) => string) => (match: RegExpMatchArray) => {
  const bound = numberIn(match[1]);
  return { label: said(bound), filter: { [what]: Math.floor(bound) } };
};

const atLeast = (what: keyof RecipeFilter, said: (bound: number) => string) => (match: RegExpMatchArray) => {
  const bound = numberIn(match[1]);
  return { label: said(bound), filter: { [what]: Math.ceil(bound) } };
};

const between =
  (least: keyof RecipeFilter, most: keyof RecipeFilter, name: string) =>
  ([, from, to]: RegExpMatchArray) => ({
    label: `${numberIn(from)} to ${numberIn(to)} g ${name}`,
    filter: { [least]: Math.ceil(numberIn(from)), [most]: Math.floor(numberIn(to)) },
  });

const energy = (bound: number) => `up to ${bound} kcal`;
const time = (bound: number) => `up to ${bound} min`;

/**
 * Longer patterns come first: "400 to 500 kcal" before "500 kcal". A single number of kcal or minutes is a maximum.
 */
export const BOUNDS: RulePattern[] = [
  {
    pattern: pattern(`(?:between |from )?${NUMBER} (?:to|and|until|bis|a) ${NUMBER} ${KCAL}`),
    read: ([, least, most]) => ({
      label: `${numberIn(least)} to ${numberIn(most)} kcal`,
      filter: { minCalories: Math.ceil(numberIn(least)), maxCalories: Math.floor(numberIn(most)) },
    }),
  },
  // Two numbers that were separated only by a dash.
  {
    pattern: pattern(`${NUMBER} ${NUMBER} ${KCAL}`),
    read: ([, least, most]) => ({
      label: `${numberIn(least)} to ${numberIn(most)} kcal`,
      filter: { minCalories: Math.ceil(numberIn(least)), maxCalories: Math.floor(numberIn(most)) },
    }),
  },
  {
    pattern: pattern(`${AT_LEAST} ${NUMBER} ${KCAL}`),
    read: atLeast('minCalories', (n) => `at least ${n} kcal`),
  },
  {
    pattern: pattern(`${KCAL} ${AT_LEAST} ${NUMBER}`),
    read: atLeast('minCalories', (n) => `at least ${n} kcal`),
  },
  {
    pattern: pattern(`(?:${AT_MOST} )?${NUMBER} ${KCAL}(?: ${AT_MOST})?`),
    read: atMost('maxCalories', energy),
  },
  { pattern: pattern(`${KCAL} ${AT_MOST} ${NUMBER}`), read: atMost('maxCalories', energy) },
  {
    pattern: pattern(`(?:${AT_MOST} )?(?:an|1|one) hour`),
    read: () => ({ label: time(60), filter: { maxTotalTime: 60 } }),
  },
  {
    pattern: pattern(`(?:${AT_MOST} )?half an hour`),
    read: () => ({ label: time(30), filter: { maxTotalTime: 30 } }),
  },
  {
    pattern: pattern(`(?:${AT_MOST} )?${NUMBER} ${MINUTES}(?: ${AT_MOST})?`),
    read: atMost('maxTotalTime', time),
  },
  ...NUTRIENTS.flatMap(({ words, name, least, most }): RulePattern[] => [
    ...(most
      ? [
          {
            pattern: pattern(
              `(?:between |from )?${NUMBER} (?:${GRAMS})?(?:(?:to|and|until|bis|a) )?${NUMBER} ${GRAMS}${words}`,
            ),
            read: between(least, most, name),
          },
          {
            pattern: pattern(`${AT_MOST} ${NUMBER} (?:${GRAMS})?${words}`),
            read: atMost(most, (n) => `up to ${n} g ${name}`),
          },
          {
            pattern: pattern(`${words} ${AT_MOST} ${NUMBER}(?: g| grams?)?`),
            read: atMost(most, (n) => `up to ${n} g ${name}`),
          },
        ]
      : []),
    {
      pattern: pattern(`(?:${AT_LEAST} )?${NUMBER} ${GRAMS}${words}`),
      read: atLeast(least, (n) => `at least ${n} g ${name}`),
    },
    {
      pattern: pattern(`${AT_LEAST} ${NUMBER} ${words}`),
      read: atLeast(least, (n) => `at least ${n} g ${name}`),
    },
    {
      pattern: pattern(`${words} ${AT_LEAST} ${NUMBER}(?: g| grams?)?`),
      read: atLeast(least, (n) => `at least ${n} g ${name}`),
    },
  ]),
];
