import { isDate } from '../../platform/clock/dates.js';
import { allergenName, mixedNumber } from '../foods/index.js';
import { dateOfDay, type FitnessGoal, type Macro, type Plan, type PlanRecipe } from '../plan-model/index.js';
import type { MealType } from '../recipes/index.js';

export const GOALS: Record<FitnessGoal, string> = {
  weight_loss: 'Weight loss',
  muscle_gain: 'Muscle gain',
  maintenance: 'Maintenance',
  athletic_performance: 'Athletic performance',
  general_health: 'General health',
  cutting: 'Cutting',
  bulking: 'Bulking',
};

export const MEALS: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

export const MACRO_NAMES: Record<Macro, string> = { protein: 'Protein', carbs: 'Carbs', fat: 'Fat' };

export const kcal = (value: number) => `${whole(value)} kcal`;

export const grams = (value: number) => `${whole(value)} g`;

/** A target that only follows from the goal leaves room, and says so: "about 85 g". */
export const targetGrams = (plan: Pick<Plan, 'rules'>, macro: Macro, value: number) =>
  `${isLoose(plan, macro) ? 'about ' : ''}${grams(value)}`;

export const isLoose = ({ rules }: Pick<Plan, 'rules'>, macro: Macro): boolean =>
  rules.looseMacros?.includes(macro) ?? false;

export const milligrams = (value: number) => `${whole(value)} mg`;

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const whole = (value: number) => NUMBER.format(value);

export function minutes(count: number): string {
  const hours = Math.floor(count / 60);
  return [hours > 0 ? `${hours} h` : '', count % 60 > 0 || hours === 0 ? `${count % 60} min` : '']
    .filter(Boolean)
    .join(' ');
}

/** "½ serving", "1 serving", "1½ servings". */
export const servings = (count: number) => `${mixedNumber(count)} ${count <= 1 ? 'serving' : 'servings'}`;

export const counted = (count: number, one: string) => `${whole(count)} ${count === 1 ? one : `${one}s`}`;

/** The date of a day of the plan in words, or null if the plan has no first day. */
export const dateText = (startsOn: string, day: number): string | null =>
  isDate(startsOn) ? DATE.format(new Date(dateOfDay(startsOn, day))) : null;

const DATE = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const listed = (words: readonly (string | number)[]) => LIST.format(words.map(String));

export function allergenText({ allergens }: Pick<PlanRecipe, 'allergens'>): string {
  if (allergens === null) return 'Allergens unknown: not every ingredient is known.';
  if (allergens.length === 0) return 'None of the 14 major allergens.';
  return `Contains ${listed(allergens.map(allergenName))}.`;
}
