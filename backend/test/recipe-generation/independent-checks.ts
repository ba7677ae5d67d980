import type { GenerationOrder } from '../../src/modules/recipe-generation/proposals/order.js';
import type { Proposal } from '../../src/modules/recipe-generation/proposals/proposal.js';
import type { RecipeContent, RecipeIngredient } from '../../src/modules/recipes/index.js';
import { readIngredients, writtenLine } from '../../src/modules/recipes/writing/written-recipe.js';
import { FORBIDDEN, FORBIDDEN_BY_ALLERGY } from '../generator/forbidden-food.js';

/** Checks of made recipes that share no code with what makes and accepts them. */

type Weighed = readonly Pick<RecipeIngredient, 'foodId' | 'grams'>[];

/** The share of the weight that two dishes have in common, of the one that has less of it in common. */
export function sharedWeight(one: Weighed, other: Weighed): number {
  const solid = (list: Weighed) => list.filter(({ foodId }) => foodId !== 'water' && foodId !== 'ice');
  const sum = (list: Weighed) => list.reduce((grams, each) => grams + (each.grams ?? 0), 0);
  const common = (list: Weighed, others: Weighed) =>
    sum(solid(list).filter(({ foodId }) => others.some((each) => each.foodId === foodId))) / sum(solid(list));
  return Math.min(common(one, other), common(other, one));
}

/** Returns the claims of a recipe that somebody refutes who only reads its ingredients and figures. */
export function falseClaims({ name, ingredients, nutrition }: RecipeContent): string[] {
  const { perServing, dietaryTags, allergens } = nutrition;
  const { kcal, carbs, fat, fibre = 0, protein } = perServing;
  const eaten = { name, kcal, carbs, fat, fiber: fibre, ingredients: ingredients.map((one) => one.name) };
  const tags = Object.entries(FORBIDDEN).filter(
    ([diet, isForbidden]) => dietaryTags.some((tag) => tag === diet.toLowerCase()) && isForbidden(eaten),
  );
  const free = Object.entries(FORBIDDEN_BY_ALLERGY).filter(
    ([allergen, isForbidden]) => !allergens?.some((one) => one === allergen) && isForbidden(eaten),
  );
  const isProtein = !dietaryTags.includes('high-protein') || (4 * protein) / kcal >= 0.19;
  return [
    ...tags.map(([diet]) => `${name} is not ${diet}`),
    ...free.map(([allergen]) => `${name} contains ${allergen}`),
    ...(isProtein ? [] : [`${name} has little protein`]),
  ];
}

/** Returns what of a recipe is not as it was asked for. */
export function outsideOf(content: RecipeContent, order: GenerationOrder): string[] {
  const { name, mealTypes, nutrition, ingredients, servings } = content;
  const { kcal, protein, carbs, fat } = nutrition.perServing;
  const minutes = content.prepTimeMinutes + content.cookTimeMinutes + (content.restTimeMinutes ?? 0);
  const weight = ingredients.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / servings;
  const word = order.mainIngredient ?? '';
  const ofMain = ingredients
    .filter((one) => one.name.includes(word))
    .reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const bounds: [holds: boolean, what: string][] = [
    [order.mealTypes.length === 0 || order.mealTypes.some((type) => mealTypes.includes(type)), 'the meal'],
    [order.dietaryTags.every((tag) => nutrition.dietaryTags.includes(tag)), 'the tags'],
    [minutes <= (order.maxPrepTime ?? 10_000), `${minutes} minutes`],
    [kcal <= (order.maxCalories ?? 10_000), `${kcal} kcal`],
    [protein >= (order.minProtein ?? 0), `${protein} g of protein`],
    [carbs >= (order.minCarbs ?? 0) && carbs <= (order.maxCarbs ?? 10_000), `${carbs} g of carbs`],
    [fat >= (order.minFat ?? 0) && fat <= (order.maxFat ?? 10_000), `${fat} g of fat`],
    [Math.abs(kcal / (order.targetCalories ?? kcal) - 1) <= 0.16, `${kcal} kcal`],
    [ofMain / servings >= 0.1 * weight || word === '', word],
    [weight <= 900, `${weight} g`],
  ];
  return bounds.filter(([holds]) => !holds).map(([, what]) => `${name}: ${what}`);
}

/** Returns the ingredients that would mean something else if somebody edited the recipe. */
export function unreadLines({ name, ingredients }: RecipeContent): string[] {
  const { lines } = readIngredients(ingredients.map(writtenLine));
  return lines.flatMap((line, at) => {
    const own = ingredients[at];
    const isSame =
      line.state === 'understood' &&
      line.food.id === own?.foodId &&
      Math.abs(line.grams - (own.grams ?? 0)) < 0.01;
    return isSame ? [] : [`${name}: ${line.text}`];
  });
}

/** Slips of texts that are put together: a word twice, a hole, a strange mark, a plural without its singular. */
const SLIPS =
  /\b(\w+) \1\b|undefined|null|\bNaN\b|\[object|\s{2}|\s[.,;]|\.\.|,,|\ba [aeiou]|\ban [^aeiouh]|and and|with with|\b(?:and|with|of|the)\.|!/i;

const MAX_NAME_CHARACTERS = 70;

/** Fruit that nobody can eat or blend as it is bought. */
const TO_BE_PREPARED = /^(?:cherry|mango|peach|nectarine|pineapple|kiwi|banana|orange|plum)$/;

/** Lamb from the leg is tough until it has simmered for this long. */
const MIN_MINUTES_OF_LAMB = 45;

/** Returns the steps that a cook would miss. */
function missingSteps({ name, ingredients, steps }: Proposal): string[] {
  const text = steps.join(' ').toLowerCase();
  const whole = ingredients.filter((one) => TO_BE_PREPARED.test(one.name) && one.note === null);
  const isToasted = !/\btoast(?:ed)?\b/.test(text) || /\btoast the\b/.test(text);
  const simmered = text.match(/add the (?:[^.]* )?lamb\b.*?until/)?.[0] ?? '';
  const minutes = [...simmered.matchAll(/simmer for (\d+) minutes/g)].reduce(
    (sum, one) => sum + Number(one[1]),
    0,
  );
  return [
    ...whole.map((one) => `${name}: nobody prepares the ${one.name}`),
    ...(ingredients.filter((one) => one.name.includes('lettuce')).length > 1
      ? [`${name}: lettuce in lettuce`]
      : []),
    ...(isToasted ? [] : [`${name}: nobody toasts it`]),
    ...(minutes > 0 && minutes < MIN_MINUTES_OF_LAMB ? [`${name}: lamb simmers for ${minutes} minutes`] : []),
  ];
}

/** Returns the faults of the texts of a recipe. */
export function faultsOfTexts(proposal: Proposal): string[] {
  const { name, description, ingredients, steps } = proposal;
  const slips = [name, description, ...steps].flatMap((text) => SLIPS.exec(text)?.[0] ?? []);
  const words: string[] = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const twice = words.filter((word, at) => word.length > 3 && words.indexOf(word) < at && word !== 'pepper');
  const text = steps.join(' ').toLowerCase();
  const places = ingredients.map(({ name: food }) => placeOf(food, text));
  const unnamed = ingredients.filter((_, at) => places[at] === Number.POSITIVE_INFINITY);
  return [
    ...missingSteps(proposal),
    ...slips.map((slip) => `${name}: “${slip}”`),
    ...twice.map((word) => `${name}: ${word} twice`),
    ...(name.length > MAX_NAME_CHARACTERS ? [`${name} is long`] : []),
    ...unnamed.map(({ name: food }) => `${name}: no step names ${food}`),
    ...(/°F|minute|second|overnight/.test(text) ? [] : [`${name}: no time`]),
    ...ingredients
      .filter(({ amount, unit }) => isOdd(amount ?? 0, unit ?? ''))
      .map(({ amount, unit, name: food }) => `${name}: ${amount} ${unit} ${food}`),
  ];
}

/** The first place where a step names a food by any telling word of its name. */
function placeOf(food: string, text: string): number {
  const words = (food.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) =>
    word.replace(/(?:es|s|y)$/, ''),
  );
  return Math.min(
    ...words.map((word) => {
      const place = text.indexOf(word);
      return place < 0 ? Number.POSITIVE_INFINITY : place;
    }),
  );
}

const isOdd = (amount: number, unit: string): boolean => {
  if (amount <= 0) return true;
  if (unit === 'g' || unit === 'ml') return !Number.isInteger(amount) || (amount > 100 && amount % 5 > 0);
  if (unit === 'tsp') return amount < 0.125 || amount >= 6;
  return !Number.isInteger(amount * 4);
};
