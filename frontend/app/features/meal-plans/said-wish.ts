import type { components } from '#openapi/schema';
import { planRules } from './plan-rules';

/** The plain words a plan was made from, and what became of each part of them. */
export type SaidWish = components['schemas']['SaidWishResponse'];

type NotTaken = SaidWish['notTaken'][number];

export const mustBeAsked = ({ notTaken }: Pick<SaidWish, 'notTaken'>): NotTaken[] =>
  notTaken.filter(({ mustAsk }) => mustAsk);

/** Counts the parts of the words that no certificate covers. */
export const countLeftOut = ({ notTaken, notUnderstood }: SaidWish): number =>
  notTaken.length + notUnderstood.length;

const labels: Record<string, string> = {
  planName: 'Plan name',
  fitnessGoal: 'Goal',
  description: 'Description',
  dailyCalorieTarget: 'Daily calories',
  days: 'Days',
  mealsPerDay: 'Meals per day',
  clientName: 'Customer',
  startsOn: 'Starts on',
  dailyProtein: 'Daily protein (g)',
  dailyCarbs: 'Daily carbs (g)',
  dailyFat: 'Daily fat (g)',
  generateMealPrep: 'Meal prep',
  ...Object.fromEntries(planRules.map(({ field, title }) => [field, title])),
};

/** The label of a form's field, or words made from its name if it is newer than this page. */
export const fieldLabel = (field: string): string =>
  labels[field] ?? field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

/** A value as a sentence of its own. Descriptions already end with a period. */
export const valueSentence = (value: string): string =>
  valueText(value).replace(/[.!?]?$/, (end) => end || '.');

/** Formats "weight_loss" and "vegan,keto" for readers. */
export const valueText = (value: string): string => value.replaceAll('_', ' ').replaceAll(/,\s*/g, ', ');
