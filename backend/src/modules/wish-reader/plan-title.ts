import { allergenName } from '../foods/index.js';
import {
  type FitnessGoal,
  type NumberRule,
  PLAN_RULES,
  type RuleField,
  weekdaysText,
} from '../plan-model/index.js';
import type { MarkedValues } from './wish.js';

const MAX_TAGS = 2;

const LIST = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The words for goals in the name of a plan. General health is omitted, because every plan serves it. */
const GOALS: Record<FitnessGoal, string> = {
  weight_loss: 'weight-loss',
  muscle_gain: 'muscle-gain',
  maintenance: 'maintenance',
  athletic_performance: 'performance',
  general_health: '',
  cutting: 'cutting',
  bulking: 'bulking',
};

/**
 * Composes "7-day high-protein plan". It omits the client, so that customers who get the plan never read another
 * customer's name.
 */
export function composePlanName(values: MarkedValues): string {
  const tags = (values.dietaryTags?.value ?? []).slice(0, MAX_TAGS);
  const goal = values.fitnessGoal ? GOALS[values.fitnessGoal.value] : '';
  const kind = [...tags, goal, values.mealType?.value].filter(Boolean).join(' ');
  return `${values.days?.value ?? 1}-day ${kind ? `${kind} ` : ''}plan`;
}

/** Describes what was requested besides the numbers that a plan shows anyway, or is empty. */
export function composeDescription(values: MarkedValues): string {
  const allergens = (values.excludedAllergens?.value ?? []).map(allergenName);
  const without = [...allergens, ...(values.excludedFoods?.value ?? [])];
  const parts = [
    (values.dietaryTags?.value ?? []).join(', '),
    without.length > 0 ? `without ${LIST.format(without)}` : '',
    cookingOf(values),
    ...PLAN_RULES.map((rule) => describedBy(rule as NumberRule, values)),
  ];
  const sentence = parts.filter(Boolean).join('; ');
  return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` : '';
}

/** Returns an empty text if the rule was not requested or does not belong in a description. */
function describedBy(
  { field, inDescription }: Pick<NumberRule, 'field' | 'inDescription'>,
  values: MarkedValues,
) {
  const asked = values[field as RuleField]?.value;
  return typeof asked === 'number' ? (inDescription?.(asked) ?? '') : '';
}

function cookingOf({ noCookingOn, ...values }: MarkedValues): string {
  const days = noCookingOn ? `no cooking on ${weekdaysText(noCookingOn.value)}` : '';
  return [minutesOf(values), days].filter(Boolean).join('; ');
}

function minutesOf({ weekdayMinutes, weekendMinutes, maxPrepTime }: MarkedValues): string {
  if (weekdayMinutes && weekdayMinutes.value === weekendMinutes?.value) {
    return `at most ${weekdayMinutes.value} minutes per meal`;
  }
  const parts = [
    weekdayMinutes ? `at most ${weekdayMinutes.value} minutes per meal on weekdays` : '',
    weekendMinutes ? `at most ${weekendMinutes.value} minutes on weekends` : '',
    maxPrepTime && !weekdayMinutes ? `at most ${maxPrepTime.value} minutes of prep` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
