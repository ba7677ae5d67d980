import { InvalidInputError } from '../../../platform/errors/app-error.js';
import type { Plan } from '../../plan-model/index.js';
import { type GuideOfWeek, guideOfWeek, weeksOf } from '../../prep-guide/index.js';

export interface PrepGuide extends GuideOfWeek {
  weeks: number;
  week: number;
  ticked: string[];
}

/** The guide for one of its weeks. */
export function readGuide(plan: Plan, week: number): Omit<PrepGuide, 'ticked'> {
  const weeks = weeksOf(plan);
  if (week > weeks)
    throw new InvalidInputError({ week: [`The plan has ${weeks === 1 ? '1 week' : `${weeks} weeks`}`] });
  return { weeks, week, ...guideOfWeek(plan, week) };
}
