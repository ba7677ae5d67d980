import type { Totals } from '../plan-model/index.js';

/** What a plan promises, checked: each day against its target, and every rule that was asked. */
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
  'prepTime',
  'mealCalories',
  'mealMacros',
  'ingredients',
  'excludedFoods',
  'allergens',
  'meatAndDairy',
  'minDailyProtein',
  'repetition',
  'cookingTime',
  'mainIngredients',
  'dinners',
] as const;

export type RuleName = (typeof RULES)[number];

export interface RuleCheck {
  rule: RuleName;
  /** What was asked, for people: "No recipe more than 2 times in 7 days". */
  label: string;
  holds: boolean;
  /** What breaks it, for people: "Day 3, dinner: Lentil soup contains celery". */
  breaches: string[];
}
