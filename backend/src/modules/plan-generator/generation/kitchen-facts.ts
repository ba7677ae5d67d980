import { foods } from '../../foods/index.js';
import {
  countFruit,
  FISH_SOURCES,
  figuresOfServing,
  findProteinSource,
  findStarch,
  isFruit,
  isMeatSubstitute,
  PULSE_SOURCES,
  SOY_SOURCES,
} from '../../plan-model/index.js';
import { dishKindOf, isFish, keptDaysOf, unfrozenDaysOf } from '../../prep-guide/index.js';
import { formOfCopy, type MealType, type RecipeIngredient } from '../../recipes/index.js';
import type { KitchenFacts } from '../recipe-columns/generator-recipe.js';

/** The fields of a recipe, as stored or as copied into a plan, from which its kitchen facts follow. */
interface KnownRecipe {
  name: string;
  mealTypes: MealType[];
  cookTimeMinutes: number;
  handsOnMinutes: number;
  servings: number;
  instructionsText: string;
  ingredientsJson: RecipeIngredient[];
  /** Older plans do not have it. */
  drawing?: string;
}

export function kitchenFactsOf(recipe: KnownRecipe): KitchenFacts {
  const { sodiumMg, produceGrams } = figuresOfServing(recipe);
  const { ingredientsJson, servings } = recipe;
  const form = formOfCopy(recipe);
  return {
    makes: servings,
    handsOnMinutes: recipe.handsOnMinutes,
    sodiumMg: Math.round(sodiumMg),
    produceGrams: Math.round(produceGrams),
    fruitPortions: countFruit(recipe),
    grams: Math.round(ingredientsJson.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / servings),
    foodGrams: foodGramsOf(recipe),
    keptDays: servedDaysOf(recipe),
    form,
    isSweet: form === 'drink' || isSweet(recipe),
    isSalad: SALAD.test(recipe.name),
    hasMeatSubstitute: recipe.ingredientsJson.some(({ foodId }) => isMeatSubstitute(foods.get(foodId ?? ''))),
    starch: starchOf(recipe),
    protein: familyOf(findProteinSource(recipe)),
  };
}

/** A salad by its name. A dish with a salad beside it is none. */
const SALAD =
  /^(?!.*\bwith .*\bsalad\b).*\b(salad|salade|tabbouleh|fattoush|slaw|larb|summer rolls|lettuce (cups|wraps)|gado-gado|nordic plate)\b/i;

/** Vegetables and beans that take the place of pasta, rice, or potatoes, so that none of these goes beside them. */
const IN_PLACE_OF_STARCH =
  /\bzucchini (noodles|ribbons|carbonara)\b|\b(cauliflower|bean|broccoli|celeriac|parsnip|pumpkin) (rice|mash|pur[eé]e|mac and cheese)\b|\b(spaghetti squash|shirataki)\b/i;

function starchOf(recipe: KnownRecipe): string | null {
  const starch = findStarch(recipe);
  // A plate of noodles is one of pasta again.
  if (starch) return starch === 'noodles' ? 'pasta' : starch;
  if (IN_PLACE_OF_STARCH.test(recipe.name)) return 'noodles';
  return isMostlyFlour(recipe) ? 'bread' : null;
}

/** Less in a serving only thickens or breads. */
const MIN_FLOUR_GRAMS = 40;

const isMostlyFlour = ({ ingredientsJson, servings }: KnownRecipe): boolean =>
  ingredientsJson.some(
    ({ foodId, grams }) => foodId?.startsWith('flour-') && (grams ?? 0) / servings >= MIN_FLOUR_GRAMS,
  );

/** Warmed-up fish, porridge, and eggs are safe for longer than anyone likes to eat them. */
const MAX_DAYS_OF_FISH = 2;
const MAX_DAYS_OF_WARM_BREAKFAST = 2;

/** Plans serve leftovers for less long than they are good, where nobody would look forward to them. */
function servedDaysOf(recipe: KnownRecipe): number {
  const hasFish = recipe.ingredientsJson.some(({ foodId }) => isFish(foods.get(foodId ?? '')));
  if (hasFish) return Math.min(MAX_DAYS_OF_FISH, keptDaysOf(recipe));
  if (isMain(recipe)) return keptDaysOf(recipe);
  // Nobody freezes a breakfast for the end of the week.
  const days = unfrozenDaysOf(recipe);
  return isWarmBreakfast(recipe) ? Math.min(MAX_DAYS_OF_WARM_BREAKFAST, days) : days;
}

/** Breakfasts that are made to keep, such as overnight oats and muffins, are as good days later. */
const isWarmBreakfast = (recipe: KnownRecipe): boolean =>
  recipe.mealTypes.includes('breakfast') && dishKindOf(recipe) === null;

const isMain = ({ mealTypes }: KnownRecipe): boolean =>
  mealTypes.some((type) => type === 'lunch' || type === 'dinner');

/** Merges sources of protein that taste alike. */
function familyOf(source: string | null): string | null {
  if (source === null) return null;
  if (SOY_SOURCES.includes(source)) return 'soy';
  if (FISH_SOURCES.includes(source)) return 'fish';
  return PULSE_SOURCES.includes(source) ? 'beans' : source;
}

function foodGramsOf({ ingredientsJson, servings }: KnownRecipe): Record<string, number> {
  const grams: Record<string, number> = {};
  for (const { foodId, grams: used } of ingredientsJson)
    if (foodId) grams[foodId] = (grams[foodId] ?? 0) + (used ?? 0) / servings;
  return grams;
}

/**
 * Share of the energy that comes from sugar. Porridge with fruit has more, and hardly a lunch or dinner has so much.
 */
const SWEET_SHARE = 0.06;
const SWEET_SHARE_OF_MAIN = 0.18;
const SWEET_FOOD_GRAMS = 35;
const KCAL_PER_GRAM_OF_SUGAR = 4;

/** Breakfasts and snacks that are sweet whatever sweetens them. */
const SWEET_NAME =
  /^(?!savory\b).*\b(oats|oatmeal|porridge|muesli|granola|(?<!egg )muffins?|chia|pudding|pancakes|french toast|\w*berries|vanilla|cinnamon|chocolate)\b/i;

/** A dish is as sweet as the fruit, honey, and the like in it make it. */
function isSweet(recipe: KnownRecipe): boolean {
  if (!isMain(recipe) && SWEET_NAME.test(recipe.name)) return true;
  let kcal = 0;
  let sugar = 0;
  for (const { foodId, grams } of recipe.ingredientsJson) {
    const food = foods.get(foodId ?? '');
    if (!food || grams === null) continue;
    kcal += food.per100g.kcal * grams;
    if (isFruit(food) || food.per100g.sugar >= SWEET_FOOD_GRAMS) sugar += food.per100g.sugar * grams;
  }
  return KCAL_PER_GRAM_OF_SUGAR * sugar > (isMain(recipe) ? SWEET_SHARE_OF_MAIN : SWEET_SHARE) * kcal;
}
