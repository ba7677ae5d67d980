import type { components } from '#openapi/schema';
import { type FitnessGoal, goalText } from '~/features/meal-plans/plan-words';

type Schemas = components['schemas'];

/** A plan that one holds, as lists show it, and whole. */
export type ListedPlan = Schemas['PersonalPlanResponse'];
export type HeldPlan = Schemas['WholePersonalPlanResponse'];
export type PlansSummary = Schemas['PersonalPlansResponse']['summary'];
export type PrepGuide = Schemas['PrepGuideResponse'];

/** weight_loss: "Weight Loss". */
export const goalTitle = (goal: FitnessGoal): string =>
  goalText(goal).replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
