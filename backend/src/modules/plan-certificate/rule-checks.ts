import { allergenName, foods } from '../foods/index.js';
import { mealsOfDay, type Plan, type PlanRecipe, PORTIONS } from '../plan-model/index.js';
import type { MealType } from '../recipes/index.js';
import { isCalled, isOfAllergen } from './called.js';
import { maxDailyFiber, minDailyFiber, minDailyProtein } from './daily-gram-checks.js';
import { isWithoutCooking, noCookingOn } from './day-without-cooking-checks.js';
import { type Eaten, type Served, servedIn } from './intake.js';
import { leftovers } from './leftover-checks.js';
import { mealCalories, mealMacros } from './meal-checks.js';
import type { Rule } from './rule.js';
import { sides } from './side-checks.js';
import { wholeRecipes } from './whole-recipe-checks.js';

/** A rule that was not requested has no check. */
export function checkRules(plan: Plan, eaten: Eaten[]): RuleCheck[] {
  return RULES.flatMap((rule) => {
    const checked = CHECKS[rule](plan, eaten);
    return checked ? [{ rule, ...checked, holds: checked.breaches.length === 0 }] : [];
  });
}

const complete: Rule = (plan, eaten) => {
  const shape = mealsOfDay(plan.mealsPerDay, plan.rules.mealType);
  const missing: string[] = [];
  for (let day = 1; day <= plan.days; day += 1) {
    const types = eaten.filter(({ meal }) => meal.day === day).map(({ meal }) => meal.mealType);
    if (types.length !== shape.length || types.some((type, index) => type !== shape[index]))
      missing.push(`Day ${day}: ${types.join(', ') || 'no meals'}`);
  }
  const portions = eaten.filter(({ meal }) => !(PORTIONS as readonly number[]).includes(meal.servings));
  return {
    label: `Every day has ${shape.join(', ')}`,
    breaches: [...missing, ...portions.map(({ place, meal }) => `${place}: ${meal.servings} servings`)],
  };
};

const mealTypes: Rule = (plan, eaten) => ({
  label: 'Every recipe suits its meal',
  breaches: eaten.filter((one) => !suitsItsMeal(plan, one)).map(unsuitedText),
});

/** Says why a dish may not be cooked for a meal at which its leftovers may be eaten. */
function unsuitedText({ place, meal, recipe }: Eaten): string {
  if (recipe.side) return `${place} is a side`;
  const own = `${place} is for ${recipe.mealTypes.join(' or ')}`;
  const isEither = isMain(meal.mealType) && recipe.mealTypes.some(isMain);
  return isEither ? `${own}, and only leftovers of it may be ${meal.mealType}` : own;
}

/**
 * Leftovers of a dinner may be lunch, and the other way round, and so may any dish on a day on which nobody cooks. A
 * side cannot be a meal of its own.
 */
function suitsItsMeal(plan: Plan, { meal, recipe }: Eaten): boolean {
  if (recipe.side) return false;
  if (recipe.mealTypes.includes(meal.mealType)) return true;
  const isLunchOrDinner = meal.leftoverOf !== undefined || isWithoutCooking(plan, meal.day);
  return isLunchOrDinner && isMain(meal.mealType) && recipe.mealTypes.some(isMain);
}

const isMain = (type: MealType): boolean => type === 'lunch' || type === 'dinner';

const dietaryTags: Rule = ({ rules }, eaten) =>
  rules.dietaryTags.length === 0
    ? null
    : {
        label: `Every recipe is ${rules.dietaryTags.join(' and ')}`,
        breaches: servedIn(eaten).flatMap(({ place, recipe }) => {
          const missing = rules.dietaryTags.filter((tag) => !recipe.dietaryTags.includes(tag));
          return missing.length > 0 ? [`${place} is not ${missing.join(' and ')}`] : [];
        }),
      };

const allergens: Rule = ({ rules }, eaten) =>
  rules.excludedAllergens.length === 0
    ? null
    : {
        label: `Nothing with ${rules.excludedAllergens.map(allergenName).join(', ')}`,
        breaches: breachesOf(servedIn(eaten), ({ allergens, ingredientsJson }) => {
          if (allergens === null) return UNKNOWN;
          const found = rules.excludedAllergens.filter(
            (one) => allergens.includes(one) || ingredientsJson.some(({ name }) => isOfAllergen(one, name)),
          );
          return found.length > 0 ? `contains ${found.map(allergenName).join(', ')}` : null;
        }),
      };

/** A recipe without energy, such as tea, has no fat either. */
const lowFat: Rule = ({ rules }, eaten) =>
  rules.lowFat
    ? {
        label: 'Every recipe has at most 30% of its energy from fat',
        breaches: servedIn(eaten).flatMap(({ place, recipe }) => {
          const share = recipe.caloriesKcal > 0 ? (9 * recipe.fatGrams) / recipe.caloriesKcal : 0;
          return share > 0.3 ? [`${place} has ${Math.ceil(share * 100)}% from fat`] : [];
        }),
      }
    : null;

const excludedFoods: Rule = ({ rules }, eaten) =>
  rules.excludedFoods.length === 0
    ? null
    : {
        label: `Without ${rules.excludedFoods.map(({ name }) => name).join(', ')}`,
        breaches: breachesOf(servedIn(eaten), ({ ingredientsJson }) => {
          if (ingredientsJson.some(({ foodId }) => foodId === null)) return UNKNOWN;
          const found = rules.excludedFoods.filter((one) =>
            ingredientsJson.some(
              ({ foodId, name }) => one.foodIds.includes(foodId ?? '') || isCalled(one.name, name),
            ),
          );
          return found.length > 0 ? `has ${found.map(({ name }) => name).join(', ')}` : null;
        }),
      };

const UNKNOWN = 'has unknown ingredients';

/** Checks each recipe once, however often it is eaten. */
function breachesOf(served: Served[], breachOf: (recipe: PlanRecipe) => string | null): string[] {
  const recipes = new Map(served.map(({ recipe }) => [recipe.id, recipe]));
  const found = new Map([...recipes.values()].map((recipe) => [recipe.id, breachOf(recipe)]));
  return served.flatMap(({ place, recipe }) => {
    const breach = found.get(recipe.id);
    return breach ? [`${place} ${breach}`] : [];
  });
}

/**
 * Uses names and allergens of ingredients instead of the food table from which plans are made. A dish and its sides are
 * eaten together.
 */
const meatAndDairy: Rule = ({ rules }, eaten) =>
  rules.keepsMeatApartFromDairy
    ? {
        label: 'No meal with both meat and dairy',
        breaches: meatWithDairyIn(eaten),
      }
    : null;

/** Checks each combination of a dish and sides once, however often it is eaten. */
function meatWithDairyIn(eaten: Eaten[]): string[] {
  const found = new Map<string, string | null>();
  return eaten.flatMap((one) => {
    const recipes = [one, ...one.sides].map(({ recipe }) => recipe);
    const key = recipes.map(({ id }) => id).join(' ');
    if (!found.has(key)) found.set(key, meatWithDairy(recipes));
    const breach = found.get(key);
    return breach ? [`${one.place} ${breach}`] : [];
  });
}

function meatWithDairy(recipes: readonly PlanRecipe[]): string | null {
  if (recipes.some(({ allergens }) => allergens === null)) return UNKNOWN;
  const names = recipes.flatMap(({ ingredientsJson }) => ingredientsJson.map(({ name }) => name));
  const meat = names.find((name) => isCalled('meat', name));
  const dairy = names.find((name) => isCalled('dairy', name));
  const milk = dairy ?? (recipes.some(({ allergens }) => allergens?.includes('milk')) ? 'milk' : undefined);
  return meat && milk ? `has ${meat} with ${milk}` : null;
}

const maxPrepTime: Rule = ({ rules: { maxPrepTime: most } }, eaten) =>
  most === null
    ? null
    : {
        label: `At most ${most} minutes of prep`,
        breaches: servedIn(eaten)
          .filter(({ isCooked, recipe }) => isCooked && recipe.prepTimeMinutes > most)
          .map(({ place, recipe }) => `${place} takes ${recipe.prepTimeMinutes} minutes`),
      };

const cookingTime: Rule = ({ startsOn, rules }, eaten) => {
  const { weekdayMinutes, weekendMinutes } = rules;
  const parts = [
    weekdayMinutes === null ? [] : `at most ${weekdayMinutes} minutes from Monday to Friday`,
    weekendMinutes === null ? [] : `at most ${weekendMinutes} minutes on the weekend`,
  ].flat();
  if (parts.length === 0) return null;
  return {
    label: `Prep and cooking take ${parts.join(', ')}`,
    // A dish and its sides are cooked at the same time, so the longest of them counts.
    breaches: servedIn(eaten).flatMap(({ place, meal, recipe, isCooked }) => {
      const most = isWeekend(startsOn, meal.day) ? weekendMinutes : weekdayMinutes;
      const minutes = recipe.prepTimeMinutes + recipe.cookTimeMinutes;
      return most !== null && minutes > most && isCooked ? [`${place} takes ${minutes} minutes`] : [];
    }),
  };
};

/** Uses noon of that date, so that the result is independent of the time zone. */
function isWeekend(startsOn: string, day: number): boolean {
  const date = new Date(`${startsOn}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day - 1);
  return date.getUTCDay() % 6 === 0;
}

const ingredients: Rule = ({ rules: { maxIngredients }, recipes, meals }) => {
  if (maxIngredients === null) return null;
  const eaten = new Set(
    meals.flatMap(({ recipeId, sides: beside = [] }) => [recipeId, ...beside.map((side) => side.recipeId)]),
  );
  const needed = new Set<string>();
  for (const recipe of recipes.filter(({ id }) => eaten.has(id)))
    for (const { foodId, name } of recipe.ingredientsJson)
      if (!foods.get(foodId ?? '')?.isStaple) needed.add(foodId ?? name.toLowerCase());
  return {
    label: `At most ${maxIngredients} ingredients, not counting staples`,
    breaches: needed.size > maxIngredients ? [`${needed.size} ingredients`] : [],
  };
};

/** Leftovers take no time, and they repeat nothing that was not cooked for them. */
const isCooked = ({ leftoverOf }: Eaten['meal']): boolean => leftoverOf === undefined;

const besidesLeftovers = (eaten: Eaten[]): string =>
  eaten.every(({ meal }) => isCooked(meal)) ? '' : ', not counting leftovers';

const DAYS_OF_WEEK = 7;

const repetition: Rule = ({ rules: { maxUses }, days, recipes }, eaten) => ({
  label: `No recipe more than ${maxUses === 1 ? 'once' : `${maxUses} times`} in 7 days${besidesLeftovers(eaten)}`,
  breaches: recipes.flatMap(({ id, name }) => {
    const on = eaten
      .filter(({ meal, isCooked }) => meal.recipeId === id && isCooked)
      .map(({ meal }) => meal.day);
    for (let first = 1; first <= Math.max(1, days - DAYS_OF_WEEK + 1); first += 1) {
      const uses = on.filter((day) => day >= first && day < first + DAYS_OF_WEEK).length;
      if (uses > maxUses) return [`${name}: ${uses} times in the 7 days from day ${first}`];
    }
    return [];
  }),
});

const MAX_SHARE_OF_MAIN_INGREDIENT = 0.4;

/** The first main ingredient of a recipe is the heaviest. */
const mainIngredients: Rule = (_, eaten) => {
  const most = Math.max(1, Math.floor(eaten.length * MAX_SHARE_OF_MAIN_INGREDIENT));
  const counts = new Map<string, number>();
  for (const { recipe } of eaten) {
    const [main] = recipe.mainIngredientTags;
    if (main !== undefined) counts.set(main, (counts.get(main) ?? 0) + 1);
  }
  return {
    label: 'No main ingredient in more than 40% of the meals',
    breaches: [...counts]
      .filter(([, count]) => count > most)
      .map(([main, count]) => `${main}: ${count} of ${eaten.length} meals`),
  };
};

const dinners: Rule = (_, eaten) => {
  const served = eaten.filter(({ meal, isCooked }) => meal.mealType === 'dinner' && isCooked);
  const isAgain = ({ meal }: Eaten) =>
    served.some((other) => other.meal.day === meal.day - 1 && other.meal.recipeId === meal.recipeId);
  return {
    label: `No dinner two days in a row${besidesLeftovers(eaten)}`,
    breaches: served.filter(isAgain).map(({ place }) => `${place}, same as the day before`),
  };
};

/** The checks stand in the order in which they are shown. */
const CHECKS = {
  complete,
  mealTypes,
  dietaryTags,
  lowFat,
  excludedAllergens: allergens,
  excludedFoods,
  keepsMeatApartFromDairy: meatAndDairy,
  minDailyProtein,
  minDailyFiber,
  maxDailyFiber,
  maxPrepTime,
  cookingTime,
  noCookingOn,
  mealCalories,
  mealMacros,
  maxIngredients: ingredients,
  maxUses: repetition,
  mainIngredients,
  dinners,
  leftovers,
  wholeRecipes,
  sides,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof CHECKS;

/** The names of all checks. */
export const RULES = Object.keys(CHECKS) as RuleName[];

export interface RuleCheck {
  rule: RuleName;
  /** The rule in words: "No recipe more than 2 times in 7 days". */
  label: string;
  holds: boolean;
  /** Every violation in words: "Day 3, dinner: Lentil soup contains celery". */
  breaches: string[];
}
