import { addDays } from '../../../platform/clock/dates.js';
import { rounded } from '../measurements/figures.js';

/** A value in the unit of its goal. */
export interface DatedValue {
  day: string;
  /** The moment if it is known. */
  at: Date | null;
  value: number;
}

export interface Aim {
  startValue: number;
  targetValue: number;
}

/** A value that differs from its target by at most this share is held. */
const BAND_SHARE = 0.02;

/** The number of days whose values count for a band. */
export const BAND_DAYS = 28;

/** A goal that begins at its target is a band to be held. */
export const isBand = ({ startValue, targetValue }: Aim): boolean => startValue === targetValue;

/** Finds the first value that reaches the target. A band is held, and no value reaches it. */
export function findReaching(aim: Aim, values: readonly DatedValue[]): DatedValue | null {
  if (isBand(aim)) return null;
  const { startValue, targetValue } = aim;
  const reaches = (value: number) => (targetValue < startValue ? value <= targetValue : value >= targetValue);
  return values.find(({ value }) => reaches(value)) ?? null;
}

/**
 * Computes the progress in whole percent from values in the order of time. It is rounded down, so that 100 means that
 * the target is reached, and may be more than that.
 */
export function computeProgress(aim: Aim, values: readonly DatedValue[], today: string): number {
  if (isBand(aim)) return shareHeld(aim, values, today);
  const { startValue, targetValue } = aim;
  const current = values.at(-1)?.value ?? startValue;
  // Rounding removes the errors of binary fractions: 2 of 4 kg are 50 %, not 49.999.
  const percent = rounded(((startValue - current) / (startValue - targetValue)) * 100, 6);
  return Math.max(0, Math.floor(percent));
}

function shareHeld({ targetValue }: Aim, values: readonly DatedValue[], today: string): number {
  const first = addDays(today, 1 - BAND_DAYS);
  const counted = values.filter(({ day }) => day >= first);
  if (counted.length === 0) return 0;
  const width = rounded(Math.abs(targetValue) * BAND_SHARE, 6);
  const held = counted.filter(({ value }) => rounded(Math.abs(value - targetValue), 6) <= width);
  return Math.floor((held.length / counted.length) * 100);
}
