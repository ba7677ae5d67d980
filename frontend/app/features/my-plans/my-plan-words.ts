import type { components } from '#openapi/schema';
import { type FitnessGoal, goalText } from '~/features/meal-plans/plan-words';

type Schemas = components['schemas'];

/** An assigned plan of the current user, as lists show it and complete. */
export type ListedPlan = Schemas['AssignedPlanResponse'];
export type AssignedPlan = Schemas['WholeAssignedPlanResponse'];
export type PlansSummary = Schemas['AssignedPlansResponse']['summary'];
export type PrepGuide = Schemas['PrepGuideResponse'];

/** Returns "Weight Loss" for weight_loss. */
export const goalTitle = (goal: FitnessGoal): string =>
  goalText(goal).replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
