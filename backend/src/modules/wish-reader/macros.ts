import { DAILY_GRAMS, MAX_GRAMS_OF_MEAL, type Macro, MIN_GRAMS_OF_MEAL } from '../plan-model/index.js';
import { isOfSomeDays, whyTarget } from './energy.js';
import { Phrases, wordSet } from './phrases.js';
import { GRAMS, middle, type Quantity, readQuantity, withSenseBehind } from './quantities.js';
import { type NumberScope, scopeBefore, scopeBehind } from './scopes.js';
import { isWithin } from './wish.js';
import { type Finding, found, type Reader, type Reading, refused, type WishText } from './wish-text.js';

export const MACRO_NAMES = new Phrases<Macro>([
  [
    'protein',
    `protein, of protein, proteins, prot, Eiweiß, EW, Protein, proteína, proteínas, de proteína, de proteínas,
    protéines, de protéines, proteine, di proteine`,
  ],
  [
    'carbs',
    `carbs, of carbs, carbohydrates, of carbohydrates, net carbs, of net carbs, carb, Kohlenhydrate, KH,
    carbohidratos, de carbohidratos, hidratos, glucides, de glucides, carboidrati, di carboidrati`,
  ],
  [
    'fat',
    `fat, of fat, fats, of fats, Fett, grasa, grasas, de grasa, de grasas, lipides, de lipides, grassi,
    di grassi`,
  ],
]);

const POUNDS_IN_KILO = 2.2046;

/** The number of units per kilogram. */
const BODY_WEIGHT = new Phrases<number>([
  [
    1,
    `per kg, per kilo, per kilogram, a kilo, / kg, pro kg, pro kilo, por kilo, por kg, par kilo,
    pro kilo Körpergewicht, pro kg Körpergewicht, g / kg, par kg, of body weight, of bodyweight, per kg of body weight, per kg of bodyweight, per kg body weight,
    per kg bodyweight`,
  ],
  [
    POUNDS_IN_KILO,
    `per lb, per lbs, per pound, a pound, / lb, / lbs, per pound of body weight, per pound of bodyweight,
    per lb of bodyweight, per lb bodyweight, per pound bodyweight`,
  ],
]);

const PER_KILO = { protein: 'proteinPerKilo', carbs: 'carbsPerKilo', fat: 'fatPerKilo' } as const;

const OF_MEAL = [...Object.values(MIN_GRAMS_OF_MEAL), ...Object.values(MAX_GRAMS_OF_MEAL)];

interface Said {
  macro: Macro;
  quantity: Quantity;
  /** The number of kilograms of body weight per unit, or null if it does not refer to the body. */
  ofBody: number | null;
}

/** Reads "120 g protein minimum", "protein: 150 g a day", or "at least 30 g of protein per meal". */
export const readMacro: Reader = (text, at) => {
  const said = macroBehind(text, at) ?? macroBefore(text, at);
  if (!said) return null;
  if (said.ofBody !== null) return ofKilo(said, said.ofBody);
  const before = scopeBefore(text, at)?.scope;
  const behind = scopeBehind(text, said.quantity.to);
  const scope = behind?.scope ?? before ?? (isOfMeals(text, at, said.quantity) ? 'meal' : null);
  if (scope !== null && scope !== 'day' && scope !== 'meal') return null;
  if (scope === null && (isBesideType(text, at) || isOfSomeDays(text, said.quantity.to))) return null;
  const quantity = behind ? withSenseBehind(text, said.quantity, behind.to) : said.quantity;
  return readingOf(text, at, { ...said, quantity }, scope);
};

/** In "Each meal should have 25 g of protein and no more than 40 g of carbs", both apply to meals. */
const isOfMeals = (text: WishText, at: number, { high, to }: Quantity) =>
  high < MUCH_FOR_A_MEAL && (isBeside(text, at, OF_MEAL) || isBeforeMeals(text, to));

/** The amount is in grams. Larger ones only apply to a meal if the text says so. */
const MUCH_FOR_A_MEAL = 100;

const MAX_WORDS_BETWEEN = 2;
const JOINS = [',', '/', '+', '&', 'and'];

function isBeforeMeals(text: WishText, at: number, others = MAX_WORDS_BETWEEN): boolean {
  if (others === 0) return false;
  let start = at;
  while (start - at < 2 && text.is(start, ...JOINS)) start += 1;
  const next = macroBehind(text, start);
  if (!next) return false;
  const { to } = next.quantity;
  const behind = scopeBehind(text, to);
  return behind ? behind.scope === 'meal' : isBeforeMeals(text, to, others - 1);
}

/** In "Dinner under 500 calories and 20 g of carbs", the carbs apply to dinner. */
const isBesideType = (text: WishText, at: number) => isBeside(text, at, ['caloriesByType']);

function isBeside(text: WishText, at: number, fields: readonly string[]): boolean {
  const last = text.findings.at(-1);
  const end = text.is(at - 1, ...JOINS) ? at - 1 : at;
  return last !== undefined && fields.includes(last.field) && last.end === end;
}

function macroBehind(text: WishText, at: number): Said | null {
  const quantity = readQuantity(text, at);
  if (!quantity) return null;
  const grams = gramsAt(text, quantity.to);
  const body = BODY_WEIGHT.at(text, grams?.to ?? quantity.to);
  const macro = MACRO_NAMES.at(text, body?.to ?? grams?.to ?? quantity.to);
  const ofBody = macro && (BODY_WEIGHT.at(text, macro.to) ?? body);
  if (!macro || !(grams || ofBody || isBareGrams(text, quantity, macro.to))) return null;
  const end = Math.max(macro.to, ofBody?.to ?? 0);
  const isOpen = text.is(macro.to - 2, '+') || text.is(quantity.to, '+');
  return {
    macro: macro.value,
    quantity: withSenseBehind(text, isOpen ? { ...quantity, sense: 'min' } : quantity, end),
    ofBody: ofBody?.value ?? null,
  };
}

/** "110 g+ of protein" has a sign in between. */
function gramsAt(text: WishText, at: number): { to: number } | null {
  const grams = GRAMS.at(text, at);
  return grams && text.is(grams.to, '+') && MACRO_NAMES.has(text, grams.to + 1)
    ? { to: grams.to + 1 }
    : grams;
}

const THINGS = wordSet('shake bar powder rich meal breakfast snack pancake smoothie day source dish recipe');

/** Reads "150 protein", but "3 protein shakes" are no grams. */
const isBareGrams = (text: WishText, { high }: Quantity, end: number) =>
  high >= 20 && !THINGS.has(text.word(end));

const LINKS = wordSet(
  'of is be should at to the a target goal intake daily day per minimum maximum around with',
);
const MAX_LINKS = 4;

function macroBefore(text: WishText, at: number): Said | null {
  const macro = MACRO_NAMES.at(text, at);
  if (!macro) return null;
  let start = macro.to;
  while (start - macro.to < MAX_LINKS && (LINKS.has(text.word(start)) || text.is(start, ':', '='))) {
    if (readQuantity(text, start)) break;
    start += 1;
  }
  const quantity = readQuantity(text, start);
  const grams = quantity && (GRAMS.at(text, quantity.to) ?? bareBound(text, quantity));
  if (!grams || isOfNext(text, grams.to, text.is(macro.to, ':', '='))) return null;
  const body = BODY_WEIGHT.at(text, grams.to);
  const isOpen = text.is(grams.to, '+') && text.token(grams.to + 1)?.kind !== 'number';
  const end = body?.to ?? (isOpen ? grams.to + 1 : grams.to);
  return {
    macro: macro.value,
    quantity: withSenseBehind(text, isOpen ? { ...quantity, sense: 'min' } : quantity, end),
    ofBody: body?.value ?? null,
  };
}

/** In "protein min 120", a bound without a unit means grams. */
const bareBound = (text: WishText, { sense, high, to }: Quantity): { to: number } | null =>
  (sense === 'min' || sense === 'max') && high >= 40 && text.token(to)?.kind !== 'word' ? { to } : null;

/** In "high protein 150g carbs", the grams belong to what follows, unless that has grams of its own. */
function isOfNext(text: WishText, at: number, isLabelled: boolean): boolean {
  const next = MACRO_NAMES.at(text, at);
  return (
    next !== null && !isLabelled && !readQuantity(text, text.is(next.to, ':', '=') ? next.to + 1 : next.to)
  );
}

/** A smaller amount for a whole day more likely means a meal. */
const LITTLE_OF_A_DAY: Record<Macro, number> = { protein: 50, carbs: 0, fat: 20 };

function readingOf(text: WishText, from: number, said: Said, scope: NumberScope | null): Reading {
  const { macro, quantity } = said;
  const { to } = quantity;
  const quote = text.quote(from, to);
  if (scope === 'meal') {
    return isWithin(quantity.high, MAX_GRAMS_OF_MEAL[macro])
      ? { to, findings: ofMeal(said, quote) }
      : refused(text, { from, to }, 'No meal can have that much or that little.');
  }
  const value = Math.round(middle(quantity));
  if (!isWithin(value, DAILY_GRAMS[macro]))
    return refused(text, { from, to }, 'No day can have that much or that little.');
  if (scope === null && value < LITTLE_OF_A_DAY[macro]) {
    return refused(text, { from, to }, 'Please say whether it is per meal or per day.');
  }
  if (macro === 'protein' && quantity.sense === 'min')
    return { to, findings: [found('minDailyProtein', value)] };
  return { to, findings: [found(DAILY_GRAMS[macro], value, whyTarget(quantity, quote))] };
}

function ofKilo({ macro, quantity }: Said, perKilo: number): Reading {
  const isLeast = macro === 'protein' && quantity.sense === 'min';
  const field = isLeast ? 'leastProteinPerKilo' : PER_KILO[macro];
  return { to: quantity.to, findings: [found(field, middle(quantity) * perKilo)] };
}

/** More protein is never a problem, more of the others is. */
function ofMeal({ macro, quantity: { low, high, sense } }: Said, quote: string): Finding[] {
  if (sense === 'min') return [found(MIN_GRAMS_OF_MEAL[macro], low)];
  if (sense === 'max') return [found(MAX_GRAMS_OF_MEAL[macro], high)];
  if (sense === 'range') return [found(MIN_GRAMS_OF_MEAL[macro], low), found(MAX_GRAMS_OF_MEAL[macro], high)];
  return macro === 'protein'
    ? [found(MIN_GRAMS_OF_MEAL[macro], low, `“${quote}” was read as the minimum.`)]
    : [found(MAX_GRAMS_OF_MEAL[macro], high, `“${quote}” was read as the maximum.`)];
}
