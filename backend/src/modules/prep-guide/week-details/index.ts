import { type DayFigures, figuresOfDays } from '../../plan-model/index.js';
import { type DetailedPlan, type DetailedWeek, detailedWeeks } from './detailed-week.js';
import { describeFiber, describeFruit, describeProduce, describeSodium } from './food-details.js';
import {
  describeHandsOn,
  describeHeaviestMeal,
  describeLongestCooking,
  describePortions,
} from './kitchen-details.js';
import {
  describeFish,
  describeProteinOfMeals,
  describeProteinSources,
  describeSoy,
} from './protein-details.js';
import { describeForms, describeLiked, describeMains } from './variety-details.js';
import type { WeekDetail } from './words.js';

export type { WeekDetail } from './words.js';

const DETAILS: readonly ((week: DetailedWeek) => WeekDetail | null)[] = [
  ...[describeProduce, describeFruit, describeFiber, describeSodium],
  ...[describeProteinOfMeals, describeProteinSources, describeFish, describeSoy],
  ...[describeMains, describeForms, describeLiked],
  ...[describeLongestCooking, describeHandsOn, describePortions, describeHeaviestMeal],
];

/**
 * Describes each week of a plan in words, in addition to its figures. It reads only the finished plan. A week
 * without meals has no details.
 */
export const detailsOfWeeks = (
  plan: DetailedPlan,
  figures: readonly DayFigures[] = figuresOfDays(plan),
): WeekDetail[][] =>
  detailedWeeks(plan, figures).map((week) =>
    week.meals.length > 0 ? DETAILS.flatMap((describe) => describe(week) ?? []) : [],
  );
