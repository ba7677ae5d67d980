import { addDays } from '../../platform/clock/dates.js';

/** Returns the date of a day of a plan, such as 2026-11-23. Days count from 1. */
export const dateOfDay = (startsOn: string, day: number): string => addDays(startsOn, day - 1);
