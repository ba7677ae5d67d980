import { type Cooking, cookingsWithSides, type Plan, type PlanRecipe } from '../plan-model/index.js';
import { type Eaten, type Served, servedIn } from './intake.js';
import { ROUNDING, type Rule } from './rule.js';

/** No more than this part of what is cooked may be left. */
const MAX_SHARE_LEFT = 1 / 4;

/** The preparation that is stored with a plan is that of its first week. */
const DAYS_OF_PREP = 7;

/**
 * Checks what a plan says it cooks and buys. How much is eaten from each pot, and how much may be cooked for it, is
 * computed here again.
 */
export const wholeRecipes: Rule = (plan, eaten) => {
  const { rules, startOfWeekMealPrep } = plan;
  const cooked = amountsToldOf(plan);
  const breaches = [
    ...faultsOfPots(cooked, eaten, rules.wholeRecipes ?? false),
    // Plans from before the rule were made when a list could lag behind.
    ...(startOfWeekMealPrep && rules.wholeRecipes !== undefined
      ? faultsOfShopping(cooked, eaten, startOfWeekMealPrep.shoppingList)
      : []),
  ];
  if (rules.wholeRecipes)
    return { label: 'Recipes are cooked whole where at most a quarter would be left', breaches };
  return breaches.length === 0 ? null : { label: 'What is cooked is eaten', breaches };
};

/** The servings of a recipe that are cooked at a meal, and those of them that are left, as the plan says it. */
type Amounts = Pick<Cooking, 'servings' | 'left'>;

function amountsToldOf(plan: Plan): Map<string, Amounts> {
  const told = new Map<string, Amounts>();
  for (const { meal, servings, left } of cookingsWithSides(plan)) {
    const key = keyOf(meal, meal.recipeId);
    const before = told.get(key) ?? { servings: 0, left: 0 };
    told.set(key, { servings: before.servings + servings, left: before.left + left });
  }
  return told;
}

/** A dish that is made twice at one meal counts once here, because another check reports it. */
const keyOf = ({ day, mealNumber }: { day: number; mealNumber: number }, recipeId: string): string =>
  `${day}:${mealNumber}:${recipeId}`;

/** Everything that is eaten of what is cooked at one meal. */
interface Pot {
  key: string;
  recipe: PlanRecipe;
  day: number;
  place: string;
  eaten: number;
}

function potsIn(eaten: readonly Eaten[]): Pot[] {
  const pots = new Map<string, Pot>();
  for (const served of servedIn(eaten)) {
    const cook = cookOf(served, eaten);
    const { recipe, meal, place } = cook;
    const key = keyOf(meal, recipe.id);
    const pot = pots.get(key) ?? { key, recipe, day: meal.day, place, eaten: 0 };
    pots.set(key, { ...pot, eaten: pot.eaten + served.servings });
  }
  return [...pots.values()];
}

/** Leftovers that no meal cooks are made when they are eaten. */
function cookOf(served: Served, eaten: readonly Eaten[]): Served {
  if (served.isCooked) return served;
  const { leftoverOf } = served.meal;
  const cook = eaten.find(
    ({ meal, recipe, isCooked }) =>
      isCooked &&
      recipe.id === served.recipe.id &&
      meal.day === leftoverOf?.day &&
      meal.mealNumber === leftoverOf.mealNumber,
  );
  return cook ?? served;
}

export function faultsOfPots(
  cooked: ReadonlyMap<string, Amounts>,
  eaten: readonly Eaten[],
  cooksWhole: boolean,
): string[] {
  const pots = potsIn(eaten);
  return pots.flatMap((pot) => {
    const amounts = cooked.get(pot.key);
    const fault = amounts ? faultOf(pot, amounts, cooksWhole) : 'is eaten but not cooked';
    return fault ? [`${pot.place} ${fault}`] : [];
  });
}

function faultOf({ recipe, eaten }: Pot, { servings, left }: Amounts, cooksWhole: boolean): string | null {
  const grams = (some: number) => gramsOf(recipe, some);
  if (differ(grams(servings), grams(eaten) + grams(left)))
    return `cooks ${servings} servings, of which ${eaten} are eaten and ${left} left`;
  if (left < -ROUNDING) return 'is eaten more than it is cooked';
  if (left <= ROUNDING) return cooksWhole && mayBeWhole(recipe, eaten) ? 'is cooked in part' : null;
  if (!cooksWhole) return `leaves ${left} servings, although the plan cooks what is eaten`;
  if (recipe.side) return `leaves ${left} servings of a side`;
  if (left >= recipe.servings) return `leaves ${left} servings, which is a whole recipe`;
  if (left > servings * MAX_SHARE_LEFT + ROUNDING) return `leaves ${left} of ${servings} servings`;
  return isMultiple(servings, recipe.servings) ? null : `cooks ${servings} servings of ${recipe.servings}`;
}

/** Falls back to servings for a recipe whose ingredients have no weights. */
function gramsOf({ ingredientsJson, servings: makes }: PlanRecipe, servings: number): number {
  const grams = ingredientsJson.reduce((sum, one) => sum + (one.grams ?? 0), 0);
  return grams === 0 ? servings : (grams / makes) * servings;
}

/** Whether a recipe for several servings could be cooked whole with at most a quarter left. */
function mayBeWhole({ servings: makes, side }: PlanRecipe, eaten: number): boolean {
  if (makes <= 1 || side || isMultiple(eaten, makes)) return false;
  const whole = makes * (Math.floor(eaten / makes) + 1);
  return (whole - eaten) / whole <= MAX_SHARE_LEFT;
}

const isMultiple = (servings: number, makes: number): boolean =>
  Math.abs(servings / makes - Math.round(servings / makes)) < ROUNDING;

const differ = (one: number, other: number): boolean => Math.abs(one - other) > ROUNDING * Math.max(1, other);

type Bought = { foodId: string | null; ingredient: string; grams: number | null };

/** Compares the grams of each food on the list with those that are cooked on the days for which it is. */
export function faultsOfShopping(
  cooked: ReadonlyMap<string, Amounts>,
  eaten: readonly Eaten[],
  list: readonly Bought[],
): string[] {
  const needed = new Map<string, number>();
  for (const { key, recipe } of potsIn(eaten).filter(({ day }) => day <= DAYS_OF_PREP))
    for (const { foodId, grams } of recipe.ingredientsJson)
      if (foodId !== null && grams !== null)
        needed.set(
          foodId,
          (needed.get(foodId) ?? 0) + (grams / recipe.servings) * (cooked.get(key)?.servings ?? 0),
        );
  return [...needed].flatMap(([foodId, grams]) => {
    const items = list.filter((item) => item.foodId === foodId);
    const bought = items.reduce((sum, item) => sum + (item.grams ?? 0), 0);
    const name = items[0]?.ingredient ?? foodId;
    return differ(bought, grams)
      ? [`${weight(bought)} of ${name} are bought, but ${weight(grams)} are cooked`]
      : [];
  });
}

const weight = (grams: number): string => `${Math.round(10 * grams) / 10} g`;
