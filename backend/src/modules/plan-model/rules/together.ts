import type { RuleField, RuleValues } from './index.js';
import { longerThan } from './minutes.js';
import type { WayOut } from './rule.js';

/** Rules that are relaxed together. */
export interface JointRules {
  fields: readonly RuleField[];
  check: 'cookingTime' | 'mealMacros';
  waysOut: (rules: RuleValues) => WayOut<Partial<RuleValues>>[];
}

const TIMES = ['maxPrepTime', 'weekdayMinutes', 'weekendMinutes'] as const;

/** "Max 10 minutes" limits all three, so relaxing one alone does not help. */
function moreTime(rules: RuleValues): WayOut<Partial<RuleValues>>[] {
  const asked = TIMES.filter((field) => rules[field] !== null);
  if (asked.length < 2) return [];
  const least = Math.min(...asked.map((field) => rules[field] ?? 0));
  const upTo = (minutes: number) =>
    Object.fromEntries(asked.map((field) => [field, Math.max(minutes, rules[field] ?? 0)]));
  return [
    ...longerThan(least).map((minutes) => ({
      label: `Up to ${minutes} minutes per meal`,
      value: upTo(minutes),
    })),
    { label: 'No time limit per meal', value: Object.fromEntries(asked.map((field) => [field, null])) },
  ];
}

const GRAMS = {
  protein: ['minProtein', 'maxProtein'],
  carbs: ['minCarbs', 'maxCarbs'],
  fat: ['minFat', 'maxFat'],
} as const;

const noGrams = (macro: keyof typeof GRAMS): JointRules => ({
  fields: GRAMS[macro],
  check: 'mealMacros',
  waysOut: (rules) =>
    GRAMS[macro].every((field) => rules[field] === null)
      ? []
      : [
          {
            label: `No ${macro} limits per meal`,
            value: Object.fromEntries(GRAMS[macro].map((field) => [field, null])),
          },
        ],
});

/** Each pair is tried before the first of its rules is relaxed alone. */
export const JOINT_RULES: readonly JointRules[] = [
  { fields: TIMES, check: 'cookingTime', waysOut: moreTime },
  noGrams('protein'),
  noGrams('carbs'),
  noGrams('fat'),
];
