import type { GeneratorRecipe } from '../../src/modules/plan-generator/recipe-columns/generator-recipe.js';
import type { GenerateTask } from '../../src/modules/plan-generator/task.js';
import type { PlanMeal, PlanWish, Totals } from '../../src/modules/plan-model/plan.js';
import type { Bounds } from '../../src/modules/plan-model/rules/rule.js';
import type { MealType } from '../../src/modules/recipes/index.js';

interface Checked {
  recipes: ReadonlyMap<string, GeneratorRecipe>;
  staples: readonly string[];
  task: GenerateTask;
  meals: readonly PlanMeal[];
}

export type Eaten = PlanMeal & { recipe: GeneratorRecipe; beside: Beside[] };

/** A side of a meal. */
interface Beside {
  recipe: GeneratorRecipe;
  servings: number;
}

/** Finds what a plan violates by other means than it was made with. Empty if it is correct. */
export function breachesOf({ recipes, staples, task, meals }: Checked): string[] {
  const eaten = meals.flatMap((meal): Eaten[] => {
    const recipe = recipes.get(meal.recipeId);
    const beside = (meal.sides ?? []).flatMap(({ recipeId, servings }) => {
      const side = recipes.get(recipeId);
      return side ? [{ recipe: side, servings }] : [];
    });
    return recipe && beside.length === (meal.sides ?? []).length ? [{ ...meal, recipe, beside }] : [];
  });
  const isFree = ({ day, mealNumber }: PlanMeal) =>
    !task.kept.some((kept) => kept.day === day && kept.mealNumber === mealNumber);
  return [
    ...(eaten.length === meals.length ? [] : ['a meal of no known recipe']),
    ...shape(task, meals),
    ...targets(task, eaten),
    ...fiber(task, eaten),
    ...eaten
      .filter(isFree)
      .flatMap((meal) => breachesOfMeal(task, meal).map((what) => `${nameOf(meal)}: ${what}`)),
    ...repetition(task, eaten),
    ...dinners(eaten),
    ...leftovers(eaten),
    ...mains(task, eaten),
    ...ingredients(task, eaten, staples),
  ];
}

const nameOf = ({ day, mealNumber, recipeId }: PlanMeal) => `day ${day}, meal ${mealNumber}, ${recipeId}`;

function shape({ wish: { days, mealsPerDay } }: GenerateTask, meals: readonly PlanMeal[]): string[] {
  const expected = Array.from({ length: days * mealsPerDay }, (_, at) => [
    Math.floor(at / mealsPerDay) + 1,
    (at % mealsPerDay) + 1,
  ]);
  const there = meals.map(({ day, mealNumber }) => [day, mealNumber]);
  return JSON.stringify(there) === JSON.stringify(expected)
    ? []
    : ['not one meal for each place of each day'];
}

function targets({ wish }: GenerateTask, meals: readonly Eaten[]): string[] {
  const numbers = { calories: 'kcal', protein: 'protein', carbs: 'carbs', fat: 'fat' } as const;
  return Array.from({ length: wish.days }, (_, at) => at + 1).flatMap((day) => {
    const today = meals.filter((meal) => meal.day === day);
    return (Object.keys(numbers) as (keyof Totals)[]).flatMap((nutrient) => {
      const actual = today.reduce((sum, meal) => sum + amountIn(meal, numbers[nutrient]), 0);
      const target = wish.targets[nutrient];
      const isLoose = wish.rules.looseMacros?.some((macro) => macro === nutrient) ?? false;
      if (isLoose && nutrient === 'protein' && actual > target) return [];
      const usual = nutrient === 'calories' ? target * 0.02 : Math.max(target * 0.05, 5);
      const allowed = isLoose && nutrient !== 'protein' ? Math.max(target * 0.2, 5) : usual;
      return Math.abs(actual - target) <= allowed
        ? []
        : [`day ${day}: ${actual} instead of ${target} ${nutrient}`];
    });
  });
}

/** An amount that a recipe does not state counts as nothing for a minimum, and breaks a maximum. */
function fiber({ wish }: GenerateTask, meals: readonly Eaten[]): string[] {
  const least = wish.rules.minDailyFiber ?? 0;
  const most = wish.rules.maxDailyFiber ?? Number.POSITIVE_INFINITY;
  const isUnknown = ({ recipe, beside }: Eaten) =>
    [{ recipe }, ...beside].some((one) => one.recipe.fiber === null);
  const grams = new Array<number>(wish.days).fill(0);
  for (const meal of meals) grams[meal.day - 1] = (grams[meal.day - 1] ?? 0) + amountIn(meal, 'fiber');
  return [
    ...grams.flatMap((sum, at) => (sum < least ? [`day ${at + 1}: ${sum} instead of ${least} fiber`] : [])),
    ...grams.flatMap((sum, at) =>
      sum > most ? [`day ${at + 1}: ${sum} instead of at most ${most} fiber`] : [],
    ),
    ...(most < Number.POSITIVE_INFINITY ? meals.filter(isUnknown).map(nameOf) : []),
  ];
}

/** The amount in the dish and its sides. */
const amountIn = (
  { recipe, servings, beside }: Eaten,
  nutrient: 'kcal' | 'protein' | 'carbs' | 'fat' | 'fiber',
): number =>
  [{ recipe, servings }, ...beside].reduce((sum, one) => sum + (one.recipe[nutrient] ?? 0) * one.servings, 0);

/** Checks one meal by itself. */
export function breachesOfMeal({ wish, viewerId }: GenerateTask, meal: Eaten): string[] {
  const { recipe, mealType, servings, day, beside, leftoverOf } = meal;
  const { rules } = wish;
  const made = [...(leftoverOf ? [] : [recipe]), ...beside.map((side) => side.recipe)];
  const all = [recipe, ...beside.map((side) => side.recipe)];
  const isWithin = (value: number, { min, max }: Bounds) =>
    value >= (min ?? 0) - NOISE && value <= (max ?? 1e9) + NOISE;
  const weekday = new Date(`${wish.startsOn}T12:00:00Z`);
  weekday.setUTCDate(weekday.getUTCDate() + day - 1);
  const minutes = [0, 6].includes(weekday.getUTCDay()) ? rules.weekendMinutes : rules.weekdayMinutes;
  const isWithoutStove = (rules.noCookingOn ?? []).some(
    (name) => name === weekday.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase(),
  );
  const isMain = (type: string) => type === 'lunch' || type === 'dinner';
  const suits =
    recipe.mealTypes.includes(mealType) ||
    ((leftoverOf || isWithoutStove) && isMain(mealType) && recipe.mealTypes.some(isMain));
  const failing = {
    'somebody else’s': all.some(({ ownerId }) => ownerId !== null && ownerId !== viewerId),
    type: !suits,
    'side as a dish': recipe.side !== null,
    sides:
      beside.some((side) => !isEatenBeside(side, mealType, wish)) ||
      new Set(all).size < all.length ||
      all.length > 4,
    'asked type': rules.mealType !== null && mealType !== rules.mealType,
    portion: ![0.5, 0.75, 1, 1.25, 1.5, 1.75, 2].includes(servings),
    lowFat: rules.lowFat === true && all.some(({ fat, kcal }) => fat * 30 > kcal),
    tags: rules.dietaryTags.some((tag) => all.some(({ dietaryTags }) => !dietaryTags.includes(tag))),
    preparation: made.some(({ prepMinutes }) => prepMinutes > (rules.maxPrepTime ?? 1e9)),
    minutes: made.some(({ totalMinutes }) => totalMinutes > (minutes ?? 1e9)),
    'no cooking':
      isWithoutStove && made.some((one) => one.totalMinutes > 10 || one.totalMinutes !== one.prepMinutes),
    calories: amountIn(meal, 'kcal') > (rules.maxCalories ?? 1e9) + NOISE,
    'calories of its type': !isWithin(
      amountIn(meal, 'kcal'),
      rules.caloriesByType[mealType] ?? { min: null, max: null },
    ),
    protein: !isWithin(amountIn(meal, 'protein'), { min: rules.minProtein, max: rules.maxProtein }),
    carbs: !isWithin(amountIn(meal, 'carbs'), { min: rules.minCarbs, max: rules.maxCarbs }),
    fat: !isWithin(amountIn(meal, 'fat'), { min: rules.minFat, max: rules.maxFat }),
    allergens: rules.excludedAllergens.some((each) =>
      all.some(({ allergens }) => allergens === null || allergens.includes(each)),
    ),
    foods: rules.excludedFoods.some(({ foodIds }) =>
      all.some(
        ({ unknownIngredients, foodIds: own }) =>
          unknownIngredients.length > 0 || own.some((id) => foodIds.includes(id)),
      ),
    ),
  };
  return Object.entries(failing).flatMap(([what, fails]) => (fails ? [what] : []));
}

/** Sums in another order differ in their last digits. */
const NOISE = 1e-9;

/** A single large meal a day ends with fruit, dairy, or nuts that are snacks on other days. */
const DESSERTS = ['fruit', 'dairy', 'nuts'];
const LARGE_MEAL_KCAL = 1000;

function isEatenBeside(
  { recipe: { side, mealTypes }, servings }: Beside,
  mealType: MealType,
  { mealsPerDay, targets }: PlanWish,
): boolean {
  if (side === null) return false;
  const hasDessert = mealsPerDay === 1 && targets.calories > LARGE_MEAL_KCAL && DESSERTS.includes(side.kind);
  if (!mealTypes.includes(mealType) && !(hasDessert && mealTypes.includes('snack'))) return false;
  return servings > 0 && servings <= side.most && Number.isInteger(servings / side.step);
}

/** The dish comes from an earlier meal that cooked it, and is still good. */
const leftovers = (meals: readonly Eaten[]): string[] =>
  meals.flatMap((meal) => {
    const { leftoverOf: from, recipe } = meal;
    if (!from) return [];
    const cook = meals.find(({ day, mealNumber }) => day === from.day && mealNumber === from.mealNumber);
    if (!cook || cook.leftoverOf || cook.recipeId !== meal.recipeId) return [`${nameOf(meal)}: not cooked`];
    const days = meal.day - from.day;
    const isLater = days > 0 || (days === 0 && meal.mealNumber > from.mealNumber);
    return isLater && days <= recipe.kitchen.keptDays ? [] : [`${nameOf(meal)}: kept for ${days} days`];
  });

const isCooked = ({ leftoverOf }: Eaten) => leftoverOf === undefined;

function repetition({ wish }: GenerateTask, meals: readonly Eaten[]): string[] {
  return [...new Set(meals.map(({ recipeId }) => recipeId))].flatMap((id) => {
    const days = meals.filter((meal) => meal.recipeId === id && isCooked(meal)).map(({ day }) => day);
    const isTooOften = days.some(
      (from) => days.filter((day) => day >= from && day < from + 7).length > wish.rules.maxUses,
    );
    return isTooOften ? [`${id} too often: on days ${days.join()}`] : [];
  });
}

function dinners(meals: readonly Eaten[]): string[] {
  const all = meals.filter((meal) => meal.mealType === 'dinner' && isCooked(meal));
  return all
    .filter(({ day, recipeId }) => all.some((next) => next.day === day + 1 && next.recipeId === recipeId))
    .map((meal) => `${nameOf(meal)}: dinner on the next day again`);
}

function mains({ wish }: GenerateTask, meals: readonly Eaten[]): string[] {
  const most = Math.max(1, Math.floor(0.4 * wish.days * wish.mealsPerDay + 1e-9));
  const counts = new Map<string, number>();
  for (const { recipe } of meals) {
    const [main] = recipe.mainIngredientTags;
    if (main !== undefined) counts.set(main, (counts.get(main) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).map(([main, count]) => `${main} in ${count} meals`);
}

function ingredients({ wish }: GenerateTask, meals: readonly Eaten[], staples: readonly string[]): string[] {
  const foods = new Set(
    meals
      .flatMap(({ recipe, beside }) => [recipe, ...beside.map((side) => side.recipe)])
      .flatMap(({ foodIds, unknownIngredients }) => [
        ...foodIds.filter((id) => !staples.includes(id)),
        ...unknownIngredients.map((name) => `unknown ${name}`),
      ]),
  );
  return foods.size > (wish.rules.maxIngredients ?? 1e9) ? [`${foods.size} ingredients`] : [];
}
