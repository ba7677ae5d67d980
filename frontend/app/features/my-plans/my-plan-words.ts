import type { components } from '#openapi/schema';
import { daysText, type FitnessGoal, goalText } from '~/features/meal-plans/plan-words';

type Schemas = components['schemas'];

/** A plan that one holds, as lists show it, and whole. */
export type ListedPlan = Schemas['PersonalPlanResponse'];
export type HeldPlan = Schemas['WholePersonalPlanResponse'];
export type PlansSummary = Schemas['PersonalPlansResponse']['summary'];
export type PrepGuide = Schemas['PrepGuideResponse'];
export type ShoppingGroup = PrepGuide['groups'][number];
export type ShoppingItem = ShoppingGroup['items'][number];

/** weight_loss: "Weight Loss". */
export const goalTitle = (goal: FitnessGoal): string =>
  goalText(goal).replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** "7 days (cycles weekly)": a plan begins anew after its last day. */
export const lengthText = (days: number): string => (days === 7 ? '7 days (cycles weekly)' : daysText(days));
