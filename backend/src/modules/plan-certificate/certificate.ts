import type { Totals } from '../plan-model/index.js';

/** The checked promises of a plan: each day against its target, and every requested rule. */
export interface Certificate {
  holds: boolean;
  days: DayCheck[];
  rules: RuleCheck[];
}

export interface DayCheck {
  day: number;
  target: Totals;
  actual: Totals;
  within: Record<keyof Totals, boolean>;
  holds: boolean;
}

export const RULES = [
  'complete',
  'mealTypes',
  'dietaryTags',
  'maxPrepTime',
  'mealCalories',
  'mealMacros',
  'maxIngredients',
  'excludedFoods',
  'excludedAllergens',
  'keepsMeatApartFromDairy',
  'minDailyProtein',
  'maxUses',
  'cookingTime',
  'mainIngredients',
  'dinners',
] as const;

export type RuleName = (typeof RULES)[number];

export interface RuleCheck {
  rule: RuleName;
  /** The rule in words: "No recipe more than 2 times in 7 days". */
  label: string;
  holds: boolean;
  /** Every violation in words: "Day 3, dinner: Lentil soup contains celery". */
  breaches: string[];
}
