import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { Clock } from '../../platform/clock/clock.js';
import { addDays, dateIn } from '../../platform/clock/dates.js';
import { InvalidInputError } from '../../platform/errors/app-error.js';
import {
  defaultTargets,
  isBefore,
  MACROS,
  PLAN_RULES,
  type Plan,
  type PlanMeal,
  type PlanRecipe,
  type PlanRules,
  potsOf,
  problemOfSides,
  type RuleField,
  recipeIdsOf,
  recipesById,
  type Totals,
  wishedTargets,
} from '../plan-model/index.js';
import { withMealPrep } from '../prep-guide/index.js';
import type { MealPlanDataRequest } from './dto/meal-plan-data.request.js';
import { sidesAreNoMeals, unknownRecipes } from './meal-plans.errors.js';
import { PlanRecipeQueries } from './plan-recipe.queries.js';
import { readRules } from './plan-rules.js';
import { MORE_THAN_THE_DAY } from './wished-plan.js';

const USUAL_CALORIES = 2000;

/**
 * Reads a plan that a client sends: its recipe IDs and portions are used, and everything else is read from the
 * database.
 */
@Injectable()
export class PlanFromClient {
  constructor(
    private readonly recipes: PlanRecipeQueries,
    private readonly clock: Clock,
  ) {}

  async read(sent: MealPlanDataRequest, by: Principal): Promise<Plan> {
    const now = this.clock.now();
    const meals = mealsOf(sent);
    const recipes = await this.recipesOf(meals, by);
    const rules = rulesOf(sent);
    const plan: Plan = {
      planName: sent.planName || 'Untitled Plan',
      fitnessGoal: sent.fitnessGoal ?? 'general_health',
      description: sent.description ?? '',
      clientName: sent.clientName || null,
      days: daysOf(sent),
      mealsPerDay: mealsPerDayOf(sent),
      startsOn: sent.startsOn ?? addDays(dateIn(by.timeZone, now), 1),
      targets: targetsOf(sent, rules),
      rules,
      meals,
      recipes,
      generatedBy: by.name ?? by.email,
      createdAt: now.toISOString(),
      startOfWeekMealPrep: null,
    };
    return withMealPrep(plan, sent.hasPrep);
  }

  /** Throws an error if one of the recipes does not exist or is not eaten like this. */
  private async recipesOf(meals: PlanMeal[], by: Principal): Promise<PlanRecipe[]> {
    const ids = recipeIdsOf(meals);
    const recipes = await this.recipes.read(ids, by.userId);
    const known = recipesById({ recipes });
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) throw unknownRecipes(missing);
    const dishes = new Set(meals.map(({ recipeId }) => recipeId));
    const sides = recipes.filter(({ id, side }) => side && dishes.has(id));
    if (sides.length > 0) throw sidesAreNoMeals(sides);
    for (const { day, mealNumber, sides: eaten = [] } of meals) {
      const problem = problemOfSides(eaten, known);
      if (problem) throw new InvalidInputError({ meals: [`Meal ${mealNumber} of day ${day}: ${problem}`] });
    }
    return recipes;
  }
}

const daysOf = ({ days, meals }: MealPlanDataRequest) => days ?? Math.max(...meals.map(({ day }) => day));

const mealsPerDayOf = ({ mealsPerDay, meals }: MealPlanDataRequest) =>
  mealsPerDay ?? Math.max(...meals.map(({ mealNumber }) => mealNumber));

function mealsOf(sent: MealPlanDataRequest): PlanMeal[] {
  const meals = sent.meals
    .map(({ day, mealNumber, mealType, servings = 1, leftoverOf, sides = [], recipe }) => ({
      day,
      mealNumber,
      mealType,
      servings,
      recipeId: recipe.id,
      ...(leftoverOf && { leftoverOf: { day: leftoverOf.day, mealNumber: leftoverOf.mealNumber } }),
      ...(sides.length > 0 && {
        sides: sides.map(({ recipeId, servings: eaten }) => ({ recipeId, servings: eaten })),
      }),
    }))
    .sort((a, b) => a.day - b.day || a.mealNumber - b.mealNumber);
  const problem = problemOf(meals, daysOf(sent), mealsPerDayOf(sent));
  if (problem) throw new InvalidInputError({ meals: [problem] });
  return meals;
}

/** Says why these ordered meals are not those of this many days. */
function problemOf(meals: PlanMeal[], days: number, mealsPerDay: number): string | null {
  const late = meals.find(({ day }) => day > days);
  if (late) return `The plan has ${counted(days, 'day')} but a meal on day ${late.day}`;
  const beyond = meals.find(({ mealNumber }) => mealNumber > mealsPerDay);
  if (beyond)
    return `A day has ${counted(mealsPerDay, 'meal')} but day ${beyond.day} has a meal number ${beyond.mealNumber}`;
  const twice = meals.find((meal, at) => {
    const last = meals[at - 1];
    return last?.day === meal.day && last.mealNumber === meal.mealNumber;
  });
  if (twice) return `Day ${twice.day} has two meals with the number ${twice.mealNumber}`;
  const pots = potsOf(meals);
  const lost = meals.find(
    ({ leftoverOf }, at) =>
      leftoverOf && !isBefore(meals[pots[at] as number] as PlanMeal, meals[at] as PlanMeal),
  );
  return lost
    ? `Meal ${lost.mealNumber} of day ${lost.day} is left over from a meal that does not cook it before`
    : null;
}

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

function targetsOf(
  { targets, dailyCalorieTarget, fitnessGoal }: MealPlanDataRequest,
  rules: PlanRules,
): Totals {
  const calories = dailyCalorieTarget ?? USUAL_CALORIES;
  if (!targets) return defaultTargets(fitnessGoal ?? 'general_health', calories, rules.dietaryTags);
  if (!wishedTargets(targets, targets)) throw new InvalidInputError({ targets: [MORE_THAN_THE_DAY] });
  return targets;
}

/** Foods are read again by their names. */
function rulesOf({
  rules: { looseMacros, ...sent } = {},
  targets,
}: Pick<MealPlanDataRequest, 'rules' | 'targets'>): PlanRules {
  const asked = PLAN_RULES.map(({ field, kind }): [string, unknown] => {
    const value = sent[field as RuleField];
    return [
      field,
      kind === 'foods' ? (value as { name: string }[] | undefined)?.map(({ name }) => name) : value,
    ];
  });
  // Without targets, all macros follow from the goal.
  const loose = looseMacros ?? (targets ? undefined : [...MACROS]);
  return {
    ...readRules(Object.fromEntries(asked)),
    // A plan from before the rule cooks exactly what is eaten, and goes on doing so.
    wholeRecipes: sent.wholeRecipes ?? false,
    ...(loose && { looseMacros: loose }),
  };
}
