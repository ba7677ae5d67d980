import { caloriesByType, maxCalories } from './calories-of-meals.js';
import { cooking } from './cooking.js';
import { weekdayMinutes, weekendMinutes } from './cooking-time.js';
import { dietaryTags } from './dietary-tags.js';
import { excludedAllergens } from './excluded-allergens.js';
import { maxCarbs, maxFat, maxProtein, minCarbs, minFat, minProtein } from './grams-of-meals.js';
import { keepsMeatApartFromDairy } from './keeps-meat-apart-from-dairy.js';
import { lowFat } from './low-fat.js';
import { maxDailyFiber } from './max-daily-fiber.js';
import { maxIngredients } from './max-ingredients.js';
import { maxPrepTime } from './max-prep-time.js';
import { maxUses } from './max-uses.js';
import { mealType } from './meal-type.js';
import { minDailyFiber } from './min-daily-fiber.js';
import { minDailyProtein } from './min-daily-protein.js';
import { excludedFoods, likedFoods } from './named-foods.js';
import { noCookingOn } from './no-cooking-on.js';
import type { AskedValue, PlanRule, PlanValue } from './rule.js';
import { variety } from './variety.js';
import { wholeRecipes } from './whole-recipes.js';

/**
 * Every rule that a plan can be asked to keep, in the order in which they are relaxed if a request cannot be met:
 * rules that are easy to relax come first, and allergens come last, because nobody should be advised to allow them.
 * Within a section, the form has the same order.
 */
const LIST = [
  maxPrepTime,
  weekdayMinutes,
  weekendMinutes,
  noCookingOn,
  maxCalories,
  caloriesByType,
  minProtein,
  maxProtein,
  minCarbs,
  maxCarbs,
  minFat,
  maxFat,
  minDailyProtein,
  minDailyFiber,
  maxDailyFiber,
  maxIngredients,
  maxUses,
  cooking,
  variety,
  wholeRecipes,
  mealType,
  dietaryTags,
  lowFat,
  keepsMeatApartFromDairy,
  excludedFoods,
  likedFoods,
  excludedAllergens,
] as const;

type Listed = (typeof LIST)[number];

export const PLAN_RULES: readonly PlanRule[] = LIST;

export type RuleField = Listed['field'];

/** The fields of all rules of one kind. */
export type FieldOfKind<Kind extends PlanRule['kind']> = Extract<Listed, { kind: Kind }>['field'];

/** The checks that verify these rules. */
export type RefusedCheck = NonNullable<Listed['refusal']>['check'];

/** The rules as plain words and the form express them. */
export type AskedRules = { [Rule in Listed as Rule['field']]: AskedValue<Rule> };

type Later = Extract<Listed, { isAbsentInOldPlans: true }>;

/** The rules as a plan stores them. A rule that is null or empty was not requested. */
export type RuleValues = { [Rule in Exclude<Listed, Later> as Rule['field']]: PlanValue<Rule> } & {
  [Rule in Later as Rule['field']]?: PlanValue<Rule>;
};

/** The rules of a plan without special requests. */
export const DEFAULT_RULES = Object.fromEntries(
  LIST.map((rule) => [rule.field, rule.default]),
) as unknown as RuleValues;
