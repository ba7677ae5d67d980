import { type Allergen, foods } from '../foods/index.js';
import { ALLERGEN_NAMES } from './allergen-names.js';
import { excludedFood, leadingFood, respelledFood } from './excluded-food.js';
import { FOOD_WORDS_ABROAD } from './food-words-abroad.js';
import { Phrases, wordSet } from './phrases.js';
import { writtenOut } from './spelling.js';
import { type Finding, found, foundAllergens, type WishText } from './wish-text.js';

const JOINS = wordSet('and or nor und oder y o ni et ou e und noch plus n');

/** Nobody excludes this many. Each item is examined from every place before it. */
const MAX_ITEMS = 25;

export function excludedItems(text: WishText, start: number): ExcludedItems {
  const list: ExcludedItems = { to: start, findings: [], notes: [] };
  let next = itemAt(text, start);
  for (let count = 0; next && count < MAX_ITEMS; count += 1) {
    list.findings.push(...next.findings);
    list.notes.push(...next.notes);
    list.to = behindRemark(text, next.to);
    next = nextItem(text, list.to);
  }
  return list;
}

const REMARKS = wordSet(
  'severe severely mild strict strictly bad badly anaphylactic anaphylaxis epipen medical serious',
);

/** Matches "nuts (severe), eggs". */
const behindRemark = (text: WishText, at: number) =>
  text.is(at, '(') && REMARKS.has(text.word(at + 1)) && text.is(at + 2, ')') ? at + 3 : at;

export interface ExcludedItems {
  findings: Finding[];
  notes: string[];
  to: number;
}

/** After a comma, another item follows only if nothing but the end or one more item comes after it. */
function nextItem(text: WishText, at: number): ExcludedItems | null {
  const isComma = text.is(at, ',', '/', '&', '-', ';', '|');
  const afterComma = isComma ? at + 1 : at;
  const isJoined = JOINS.has(text.word(afterComma));
  if (!isComma && !isJoined) return allergenInList(text, at);
  let start = isJoined ? afterComma + 1 : afterComma;
  while (start - at < 4 && text.is(start, 'no', 'any', 'also', 'keine', 'sin')) start += 1;
  const item = itemAt(text, start);
  return item && endsHere(text, item.to) ? item : null;
}

/** Matches "No fish eggs or dairy", in which commas are missing. */
function allergenInList(text: WishText, at: number): ExcludedItems | null {
  const item = allergenAt(text, at);
  return item && JOINS.has(text.word(item.to)) && allergenAt(text, item.to + 1) ? item : null;
}

function endsHere(text: WishText, at: number): boolean {
  const token = text.token(at);
  return token?.kind !== 'word' || JOINS.has(text.word(at)) || ENDS.has(text.word(at));
}

const ENDS = wordSet(
  `please thanks either at for but max with in and who because too anymore though since as on free
  intolerant intolerance allergy allergies allergic sensitivity sensitive frei unverträglichkeit intoleranz allergisch weglassen vermeiden meiden`,
);

const ARTICLES = wordSet(
  `anything everything containing contains contain with that any the a an other more all kind kinds of type
  types form raw added fresh eating eat die der das el la los las le les gli i il au aux al du des l d de`,
);

export const isArticle = (text: WishText, at: number) => ARTICLES.has(text.word(at));

export function itemAt(text: WishText, at: number): ExcludedItems | null {
  let start = at;
  while (start - at < 3 && isArticle(text, start)) start += 1;
  return allergenAt(text, start) ?? foodAt(text, start);
}

/** Maps names of foods in other languages to their English names. */
const FOODS_ABROAD = new Phrases<string>(FOOD_WORDS_ABROAD);

const PRODUCTS = ['product', 'food', 'dish', 'ingredient', 'item', 'recipe'];

function allergenAt(text: WishText, at: number): ExcludedItems | null {
  const name = ALLERGEN_NAMES.at(text, at);
  const food = name && foodAt(text, at);
  // "peanut butter", "egg noodles", and "milk chocolate" are foods of their own, while "fish" is not in the food
  // table.
  if (!name || (food && food.to > name.to)) return null;
  const to = text.is(name.to, ...PRODUCTS) ? name.to + 1 : name.to;
  return { to, notes: [], findings: [foundAllergens(name.value.allergens, name.value.why)] };
}

/** Words that alone exclude nothing, although foods are named with them. */
const NO_FOODS = wordSet(
  'water salt carb carbs fat protein day week meal plan calorie restriction more than',
);

function foodAt(text: WishText, at: number): ExcludedItems | null {
  if (NO_FOODS.has(text.word(at))) return null;
  const words = wordsFrom(text, at);
  const count = leadingFood(words);
  const food =
    foodAbroad(text, at, count) ??
    (count > 0 ? { name: written(text, at, count), count, notes: [] } : mendedFood(words));
  if (!food) return null;
  const to = at + food.count;
  const { name, notes } = food;
  return { to: text.is(to, ...PRODUCTS) ? to + 1 : to, notes, findings: [found('excludedFoods', [name])] };
}

/** "Pilze" is stored in English, like a plan's description. */
function foodAbroad(text: WishText, at: number, count: number) {
  const abroad = FOODS_ABROAD.at(text, at);
  return abroad && abroad.to - at >= count ? { name: abroad.value, count: abroad.to - at, notes: [] } : null;
}

/** The words as written, with typos corrected. */
function written(text: WishText, at: number, count: number): string {
  const words = text.tokens.slice(at, at + count).map((token, index) => {
    const word = text.word(at + index);
    return word === token.word ? token.text : writtenOut(word);
  });
  return words.join(' ').toLowerCase();
}

const MAX_WORDS = 3;

function wordsFrom(text: WishText, at: number): string[] {
  const words: string[] = [];
  while (
    words.length < MAX_WORDS &&
    text.token(at + words.length)?.kind === 'word' &&
    !text.is(at + words.length, 'free')
  ) {
    words.push(text.word(at + words.length));
  }
  return words;
}

function mendedFood([word = '']: string[]): { name: string; count: number; notes: string[] } | null {
  const right = respelledFood(word);
  return right ? { name: right, count: 1, notes: [`“${word}” was read as “${right}”.`] } : null;
}

/**
 * Replaces a food by its allergen: an allergy to shrimp is one to crustaceans, if all foods of that name have the
 * same single allergen.
 */
export const asAllergies = (findings: Finding[]): Finding[] =>
  findings.flatMap((finding) => {
    if (finding.field !== 'excludedFoods') return [finding];
    return finding.value.map((name) => {
      const [allergen, other] = allergensOf(name);
      if (allergen === undefined || other !== undefined) return found('excludedFoods', [name]);
      return foundAllergens([allergen], `An allergy to ${name} was read as an allergy to ${allergen}.`);
    });
  });

function allergensOf(name: string): Allergen[] {
  const [first, ...others] = (excludedFood(name)?.foodIds ?? []).map((id) => foods.get(id)?.allergens ?? []);
  return (first ?? []).filter((allergen) => others.every((one) => one.includes(allergen)));
}

/** Finds the food of a single name, such as a part of a compound. Empty if it means none. */
export function findingsOfName(words: WishText, isAllergy: boolean): Finding[] {
  const item = foodAt(words, 0);
  if (!item || item.notes.length > 0) return [];
  return isAllergy ? asAllergies(item.findings) : item.findings;
}

/** The foods of a list by the words they were named with, allergens among them. */
export function foodsNamed(text: WishText, { from, to }: { from: number; to: number }): string[] {
  const names: string[] = [];
  for (let at = from; at < to; at += 1) {
    const item = itemAt(text, at);
    if (!item || item.to > to) continue;
    const [finding] = item.findings;
    const name = finding?.field === 'excludedFoods' ? finding.value[0] : allergenFood(text, at, item.to);
    if (name) names.push(name);
    at = item.to - 1;
  }
  return [...new Set(names)];
}

function allergenFood(text: WishText, from: number, to: number): string | null {
  const words = text.quote(from, to).toLowerCase();
  return excludedFood(words) ? words : null;
}
