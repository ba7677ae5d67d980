import type { PlanTargets } from '../../meal-plans/index.js';

export interface MacroGoals {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

export const GOAL_SOURCES = ['own', 'plan', 'default'] as const;

export type GoalSource = (typeof GOAL_SOURCES)[number];

/** What somebody aims at on a day, and whence it comes. */
export interface DayGoals extends MacroGoals {
  source: GoalSource;
  /** The plan whose targets they are. */
  planName: string | null;
}

/** Goals from a day on; null returns to those of the plan. */
export interface GoalsFrom {
  fromDay: string;
  goals: MacroGoals | null;
}

export const DEFAULT_GOALS: MacroGoals = { calories: 2200, protein: 140, carbs: 275, fat: 73 };

/** A goal to reach and two limits, which are the same for everybody. */
export const FIBER_GOAL_GRAMS = 25;
export const SUGAR_LIMIT_GRAMS = 50;
export const SODIUM_LIMIT_MG = 2300;

/** The goals of a day are those of the latest row up to it, else those of the plan of that day, else the defaults. */
export function goalsOn(day: string, rows: readonly GoalsFrom[], plans: readonly PlanTargets[]): DayGoals {
  const own = rows.filter(({ fromDay }) => fromDay <= day).at(-1)?.goals;
  if (own) return { ...own, source: 'own', planName: null };
  const plan = plans
    .filter(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || day < endsOn))
    .at(-1);
  if (!plan) return { ...DEFAULT_GOALS, source: 'default', planName: null };
  const { calories, protein, carbs, fat } = plan.targets;
  return { calories, protein, carbs, fat, source: 'plan', planName: plan.planName };
}
