import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { type Plan, wishedTargets } from '../../plan-model/index.js';
import { MORE_THAN_THE_DAY, type Relaxed, relaxedWish } from '../wished-plan.js';

/** The details of a plan that can change while its meals stay. Fields left out keep their value. */
export type PlanDetails = Partial<Pick<Plan, 'planName' | 'fitnessGoal'>> &
  Pick<
    Relaxed,
    | 'description'
    | 'clientName'
    | 'dailyCalorieTarget'
    | 'dailyProtein'
    | 'dailyCarbs'
    | 'dailyFat'
    | 'dietaryTags'
    | 'excludedFoods'
    | 'excludedAllergens'
  >;

/**
 * Returns a plan with the same meals under another name or with other targets and rules. Its certificate says whether
 * the meals keep them.
 */
export function withDetails(plan: Plan, details: PlanDetails): Plan {
  const { planName, fitnessGoal, description, clientName, ...asked } = details;
  const changed = relaxedWish(plan, asked);
  const { targets } = changed;
  if (targets !== plan.targets && !wishedTargets(targets, targets))
    throw new InvalidInputError({ dailyProtein: [MORE_THAN_THE_DAY] });
  return {
    ...changed,
    planName: planName ?? plan.planName,
    fitnessGoal: fitnessGoal ?? plan.fitnessGoal,
    description: description === undefined ? plan.description : (description ?? ''),
    clientName: clientName === undefined ? plan.clientName : clientName || null,
  };
}
