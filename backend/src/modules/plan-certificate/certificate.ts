import type { Totals } from '../plan-model/index.js';

/** The promises of a plan, checked: each day against its target, and every rule that was asked for. */
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
  /** Everything that breaks it, in words: "Day 3, dinner: Lentil soup contains celery". */
  breaches: string[];
}
