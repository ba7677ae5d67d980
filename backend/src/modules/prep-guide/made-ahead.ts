import { type Allergen, type Food, foods } from '../foods/index.js';
import type { PlanRecipe } from '../plan-model/index.js';

/** Dishes that are as good, or better, some days later. */
export type DishKind =
  | 'stew'
  | 'oven dish'
  | 'baked'
  | 'dry bake'
  | 'chilled'
  | 'frozen'
  | 'bites'
  | 'egg bake'
  | 'dip';

/** The parts of a recipe from which it follows whether the dish can be made ahead. */
export type MadeDish = Pick<PlanRecipe, 'name' | 'cookTimeMinutes' | 'instructionsText' | 'ingredientsJson'>;

/** Food that is put together for a single meal. */
const FOR_ONE_MEAL =
  /\b(salad|sandwich|wraps?|toast|tacos?|burrito|quesadilla|fajitas|rolls?|bagel|burgers?|smoothie|shake|lassi|ayran|pancakes?|waffles?|galettes?|crêpes?|omelette|scramble|stir-fry|steak|chops?|bowl|mug|pho|full english|melt|naan|döner|skewers|schnitzel|mussels|poke|halloumi|fritters|plate)\b/i;
const AT_ONCE = /\b(at once|immediately|straight away|within the hour|before the bread softens)\b/i;
const FRESH_EGGS = /\b(fry|poach|break|crack|scramble)\b[^.]{0,60}\beggs?\b/i;

export const isForOneMeal = ({ name, instructionsText: text }: MadeDish): boolean =>
  FOR_ONE_MEAL.test(name) || AT_ONCE.test(text) || FRESH_EGGS.test(text);

export function dishKindOf(recipe: MadeDish): DishKind | null {
  const text = recipe.instructionsText;
  if (isForOneMeal(recipe)) return null;
  if (recipe.ingredientsJson.some(({ foodId }) => isFish(foods.get(foodId ?? '')))) return null;
  return coldKind(recipe, text) ?? bakedKind(recipe, text) ?? hotKind(recipe, text);
}

/** Anchovies and fish sauce do not count as fish here, because they only season. */
export const isFish = (food: Food | undefined): boolean =>
  food !== undefined && food.main !== null && food.allergens.some((allergen) => OF_THE_SEA.has(allergen));

const OF_THE_SEA = new Set<Allergen>(['fish', 'crustaceans', 'molluscs']);

const FROZEN = /\bfrozen\b|\b(ice )?pops?\b|\bbark\b/i;

function coldKind(recipe: MadeDish, text: string): DishKind | null {
  const { name, cookTimeMinutes } = recipe;
  if (/\b(hummus|dip|spread)\b/i.test(name) && /\bblend\b/i.test(text)) return 'dip';
  if (cookTimeMinutes > 10 || /\bbake\b/i.test(text)) return null;
  if (FROZEN.test(name) && /\bfreez/i.test(text)) return 'frozen';
  if (/\b(balls|bites|bars|clusters)\b/i.test(name)) return bitesKind(recipe);
  return /\b(overnight|cover and chill|chill for|chill until|soak in the fridge)\b/i.test(text)
    ? 'chilled'
    : null;
}

/** Bites of meat keep like cooked meat, those of eggs like a baked egg dish, and energy balls for a week. */
function bitesKind({ ingredientsJson, cookTimeMinutes }: MadeDish): DishKind {
  const eaten = ingredientsJson.flatMap(({ foodId }) => foods.get(foodId ?? '') ?? []);
  if (eaten.some(({ aisle, main }) => aisle === 'meat' && main !== null)) return 'oven dish';
  if (cookTimeMinutes === 0) return 'bites';
  if (eaten.some(({ main }) => main === 'egg')) return 'egg bake';
  return eaten.some(({ main }) => COOKED_PROTEINS.has(main ?? '')) ? 'oven dish' : 'bites';
}

const COOKED_PROTEINS = new Set(['tofu', 'tempeh', 'seitan', 'soy']);

function bakedKind({ name, cookTimeMinutes }: MadeDish, text: string): DishKind | null {
  if (
    /\bgranola\b|\bcrackers?\b|\bcookies?\b|\boat bars?\b|\bflapjacks?\b/i.test(name) &&
    /\bbake\b/i.test(text)
  )
    return 'dry bake';
  if (cookTimeMinutes < 15 || !/\bbake\b/i.test(text)) return null;
  if (/\bfrittata\b|\begg (?:muffins?|cups?)\b|\bquiche\b/i.test(name)) return 'egg bake';
  return /\b(muffins?|bread|brownies?|macaroons?|oatmeal|cups?|cake)\b/i.test(name) ? 'baked' : null;
}

const LONG_COOKED =
  /\b(soup|stew|chili|chilli|curry|dal|daal|goulash|casserole|bolognese|rag[uù]|meatballs?|meatloaf|lasagne|harira|minestrone|masala|korma|picadillo|tagine|braised?)\b/i;
/** Dishes that take less time save no work when made ahead. For stews, less is enough. */
const MIN_MINUTES = 25;
const MIN_MINUTES_OF_STEWS = 15;

function hotKind({ name, cookTimeMinutes }: MadeDish, text: string): DishKind | null {
  const least = LONG_COOKED.test(name) ? MIN_MINUTES_OF_STEWS : MIN_MINUTES;
  if (cookTimeMinutes < least) return null;
  if (/\b(simmer|braise)/i.test(text)) return 'stew';
  return /\b(bake|roast)/i.test(text) ? 'oven dish' : null;
}
