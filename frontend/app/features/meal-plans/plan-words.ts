import type { components } from '#openapi/schema';
import { mixedNumber } from '~/features/recipes/amount-text';

type Schemas = components['schemas'];

export type MealPlan = Schemas['MealPlanResponse'];
export type PlanMeal = Schemas['MealResponse'];
export type Totals = Schemas['TotalsResponse'];
export type PlanNutrition = Schemas['PlanNutritionResponse'];
export type DayFigures = PlanNutrition['figures'][number];
export type WeekFigures = PlanNutrition['weeks'][number];
export type Certificate = Schemas['CertificateResponse'];
export type DayCheck = Certificate['days'][number];
export type Draft = Schemas['DraftResponse'];
export type MealPrep = Schemas['MealPrepResponse'];
export type PlanRecipe = Schemas['PlanRecipeResponse'];
export type FitnessGoal = MealPlan['fitnessGoal'];
export type Allergen = NonNullable<PlanRecipe['allergens']>[number];

export const fitnessGoals: readonly { value: FitnessGoal; label: string }[] = [
  { value: 'weight_loss', label: 'Weight loss' },
  { value: 'muscle_gain', label: 'Muscle gain' },
  { value: 'maintenance', label: 'Maintenance' },
  { value: 'athletic_performance', label: 'Athletic performance' },
  { value: 'general_health', label: 'General health' },
  { value: 'cutting', label: 'Cutting' },
  { value: 'bulking', label: 'Bulking' },
];

/** An unknown goal is shown as it is stored, with spaces. */
export function goalText(goal: string): string {
  const known = fitnessGoals.find(({ value }) => value === goal);
  return known?.label ?? (goal.replaceAll('_', ' ') || 'General');
}

const counted = (count: number, one: string, more: string) =>
  `${numberText(count)} ${count === 1 ? one : more}`;

export const daysText = (days: number): string => counted(days, 'day', 'days');

/** Returns "14 days (cycles weekly)", because shopping and prep repeat each week. */
export const lengthText = (days: number): string =>
  days >= 7 ? `${daysText(days)} (cycles weekly)` : daysText(days);

/** Follows "Repeats every": a plan begins again after its last day. */
export const roundText = (days: number): string => (days === 1 ? 'day' : daysText(days));

export const mealsText = (meals: number): string => counted(meals, 'meal', 'meals');
export const mealsPerDayText = (meals: number): string => `${mealsText(meals)} per day`;
export const foodsText = (foods: number): string => counted(foods, 'food', 'foods');
export const aimsText = (aims: number): string => counted(aims, 'aim', 'aims');
export const customersText = (count: number): string => counted(count, 'customer', 'customers');

/** Returns "1½ servings", as prep guides and PDFs do. */
export const portionText = (portion: number): string =>
  `${mixedNumber(portion)} ${portion <= 1 ? 'serving' : 'servings'}`;

/** The portions of a recipe that can be eaten at once. */
export const portions = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

// Node and browsers format numbers alike only if the language is named.
const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Returns "1,800" for 1800. */
export const numberText = (number: number): string => numbers.format(number);

export const kcalText = (kcal: number): string => `${numberText(Math.round(kcal))} kcal`;
export const gramsText = (grams: number): string => `${Math.round(grams)} g`;

/** "of 2,000", or "of about 130" if nobody stated the grams, so that they leave room. */
export function ofTargetText({ target, loose }: DayCheck, key: keyof DayCheck['target']): string {
  const isLoose = loose.some((macro) => macro === key);
  return `of ${isLoose ? 'about ' : ''}${numberText(Math.round(target[key]))}`;
}
