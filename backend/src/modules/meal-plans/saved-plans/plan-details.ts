import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { type Plan, type PlanRules, type Totals, wishedTargets } from '../../plan-model/index.js';
import { changedRules, MORE_THAN_THE_DAY, type Relaxed, statedTargets } from '../wished-plan.js';

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
  const targets = { ...plan.targets, ...statedTargets(asked) };
  if (!wishedTargets(targets, targets)) throw new InvalidInputError({ dailyProtein: [MORE_THAN_THE_DAY] });
  return {
    ...plan,
    targets,
    rules: { ...plan.rules, ...changedRules(plan.rules, asked), ...stillLoose(plan, targets) },
    planName: planName ?? plan.planName,
    fitnessGoal: fitnessGoal ?? plan.fitnessGoal,
    description: description === undefined ? plan.description : (description ?? ''),
    clientName: clientName === undefined ? plan.clientName : clientName || null,
  };
}

/** The form sends all grams. Those that stay as the goal suggested them still leave room. */
function stillLoose(plan: Plan, targets: Totals): Pick<PlanRules, 'looseMacros'> {
  const { looseMacros } = plan.rules;
  if (!looseMacros) return {};
  return { looseMacros: looseMacros.filter((macro) => targets[macro] === plan.targets[macro]) };
}
