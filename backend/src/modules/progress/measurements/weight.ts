import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { boundsText, isWithinBounds, KG_PER_LB, rounded, type Units } from './figures.js';

/** A weight in the units in which it was entered: 180 lb stays 180 lb forever. */
export interface Weight {
  value: number;
  units: Units;
}

interface SentWeight {
  units?: Units;
  weightKg?: number | null;
  weightLbs?: number | null;
}

const MAX_DIFFERENCE_KG = 0.1;

/** A weight that differs by more than this from the last one needs a confirmation. */
const MAX_USUAL_PERCENT = 5;
export const USUAL_DAYS = 7;

export const kgOf = ({ value, units }: Weight): number =>
  units === 'us' ? rounded(value * KG_PER_LB, 2) : value;

export const lbsOf = ({ value, units }: Weight): number =>
  units === 'us' ? value : rounded(value / KG_PER_LB, 2);

export const weightIn = (weight: Weight, units: Units): number =>
  rounded(units === 'us' ? lbsOf(weight) : kgOf(weight), 1);

export const weightText = ({ value, units }: Weight): string => `${value} ${units === 'us' ? 'lb' : 'kg'}`;

/** Finds the units of a request. Without a statement, a weight in pounds alone means US units, and everything else metric ones. */
export function unitsOf({ units, weightKg, weightLbs }: SentWeight): Units {
  return units ?? (isSent(weightLbs) && !isSent(weightKg) ? 'us' : 'metric');
}

/** Reads the weight of a request in the units in which it was entered; null if it has none. */
export function enteredWeight(sent: SentWeight): Weight | null {
  const { weightKg, weightLbs } = sent;
  const units = unitsOf(sent);
  if (!isSent(weightKg) && !isSent(weightLbs)) return null;
  if (isSent(weightKg) && isSent(weightLbs)) {
    if (Math.abs(weightLbs * KG_PER_LB - weightKg) > MAX_DIFFERENCE_KG)
      throw new InvalidInputError({ weightLbs: ['weightKg and weightLbs are two different weights'] });
  }
  const value = units === 'us' ? weightLbs : weightKg;
  if (!isSent(value)) throw new InvalidInputError({ units: ['Send the weight in the units that you name'] });
  return checkedWeight({ value, units });
}

export function checkedWeight(weight: Weight): Weight {
  const kg = kgOf(weight);
  if (isWithinBounds('weight', kg)) return weight;
  throw new InvalidInputError({
    [weight.units === 'us' ? 'weightLbs' : 'weightKg']: [boundsText('weight')],
  });
}

/** Computes by how many percent a weight differs from the one before; null if that is a usual change. */
export function unusualChange(weight: Weight, before: Weight): number | null {
  const percent = rounded((kgOf(weight) / kgOf(before) - 1) * 100, 1);
  return Math.abs(percent) > MAX_USUAL_PERCENT ? percent : null;
}

const isSent = (value: number | null | undefined): value is number => value !== null && value !== undefined;
