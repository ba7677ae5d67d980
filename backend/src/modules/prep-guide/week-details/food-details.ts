import { countFruit } from '../../plan-model/index.js';
import {
  MAX_FIBER_GRAMS,
  MAX_SODIUM_MG,
  MIN_FIBER_GRAMS_PER_1000_KCAL,
  MIN_FRUIT_PORTIONS,
  MIN_PRODUCE_GRAMS,
} from './aims.js';
import type { DetailedDay, DetailedWeek } from './detailed-week.js';
import { capitalized, listed, missedOn, onDaysText, rangeText, type WeekDetail, whole } from './words.js';

/** A day with an unknown ingredient may have more than is known, so it misses no minimum. */
const missesMinimum = (day: DetailedDay, amount: number, least: number): boolean =>
  day.figures.isWhole && amount < least;

const atLeast = ({ days }: DetailedWeek): string =>
  days.every(({ figures }) => figures.isWhole) ? '' : 'at least ';

export function describeProduce(week: DetailedWeek): WeekDetail {
  const { days } = week;
  const gramsOn = ({ figures }: DetailedDay) => figures.produceGrams;
  const few = days.filter((day) => missesMinimum(day, gramsOn(day), MIN_PRODUCE_GRAMS));
  return {
    title: 'Fruit and vegetables',
    text: capitalized(`${atLeast(week)}${rangeText(days.map(gramsOn))} g a day`),
    missed: missedOn(`Less than ${MIN_PRODUCE_GRAMS} g`, few, (day) => `${whole(gramsOn(day))} g`),
  };
}

/** Keto leaves no room for fruit, so its weeks miss nothing without. */
export function describeFruit({ days, plan }: DetailedWeek): WeekDetail {
  const portionsOn = ({ meals }: DetailedDay) =>
    meals
      .flatMap(({ eaten }) => eaten)
      .reduce((sum, { recipe, servings }) => sum + countFruit(recipe) * servings, 0);
  const hasFruit = (day: DetailedDay) => portionsOn(day) >= MIN_FRUIT_PORTIONS;
  const without = plan.rules.dietaryTags.includes('keto')
    ? []
    : days.filter((day) => missesMinimum(day, portionsOn(day), MIN_FRUIT_PORTIONS));
  return {
    title: 'A portion of fruit',
    text: capitalized(onDaysText(days.filter(hasFruit).length, days.length)),
    missed: without.length > 0 ? `Not on ${daysText(without, days)}` : null,
  };
}

const daysText = (some: readonly DetailedDay[], all: readonly DetailedDay[]): string =>
  some.length === all.length ? 'any day' : listed(some.map(({ name }) => name));

/** A day that was asked to have little or much fiber has the bounds of the request, which the certificate checks. */
export function describeFiber(week: DetailedWeek): WeekDetail {
  const { days, plan } = week;
  const { minDailyFiber, maxDailyFiber } = plan.rules;
  const gramsOn = ({ figures }: DetailedDay) => figures.fiberGrams;
  // Much energy would ask for more fiber than is good for anyone.
  const least = maxDailyFiber
    ? 0
    : Math.min(MAX_FIBER_GRAMS, Math.round((plan.targets.calories * MIN_FIBER_GRAMS_PER_1000_KCAL) / 1000));
  const most = minDailyFiber ? Number.POSITIVE_INFINITY : MAX_FIBER_GRAMS;
  const amount = (day: DetailedDay) => `${whole(gramsOn(day))} g`;
  const missed = [
    missedOn(
      `Less than ${least} g`,
      days.filter((day) => missesMinimum(day, gramsOn(day), least)),
      amount,
    ),
    missedOn(
      `More than ${most} g`,
      days.filter((day) => gramsOn(day) > most),
      amount,
    ),
  ].filter((one) => one !== null);
  return {
    title: 'Fiber',
    text: capitalized(`${atLeast(week)}${rangeText(days.map(gramsOn))} g a day`),
    missed: missed.join('. ') || null,
  };
}

export function describeSodium(week: DetailedWeek): WeekDetail {
  const { days } = week;
  const mgOn = ({ figures }: DetailedDay) => figures.sodiumMg;
  const salty = days.filter((day) => mgOn(day) > MAX_SODIUM_MG);
  return {
    title: 'Sodium',
    text: capitalized(`${atLeast(week)}${rangeText(days.map(mgOn))} mg a day`),
    missed: missedOn(`More than ${whole(MAX_SODIUM_MG)} mg`, salty, (day) => `${whole(mgOn(day))} mg`),
  };
}
