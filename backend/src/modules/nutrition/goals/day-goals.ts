import type { PlanTargets } from '../../meal-plans/index.js';

export interface MacroGoals {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

export const GOAL_SOURCES = ['own', 'plan', 'default'] as const;

export type GoalSource = (typeof GOAL_SOURCES)[number];

/** The goals of a customer on a day, and where they come from. */
export interface DayGoals extends MacroGoals {
  source: GoalSource;
  /** The name of the plan whose targets they are, if they are those of a plan. */
  planName: string | null;
}

/** The own goals of a customer from a day on. Null means that the goals of the plan hold again. */
export interface GoalsFrom {
  fromDay: string;
  goals: MacroGoals | null;
}

export const DEFAULT_GOALS: MacroGoals = { calories: 2200, protein: 140, carbs: 275, fat: 73 };

/** The goal for fiber and the limits of sugar and sodium are the same for every customer. */
export const FIBER_GOAL_GRAMS = 25;
export const SUGAR_LIMIT_GRAMS = 50;
export const SODIUM_LIMIT_MG = 2300;

/** Returns the goals of a day: those of the latest row up to it, else those of the plan of that day, else the defaults. */
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
