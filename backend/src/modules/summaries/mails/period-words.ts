import type { Frequency } from '../../mailing/index.js';
import type { Period } from '../schedule/due-day.js';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Returns "November 20" for 2026-11-20. */
const dayWords = (day: string): string => DAY.format(noonOf(day));

/** Names the day of a figure, with its year unless that is the year in which the period ends. */
export const dayOfFigure = (day: string, { to }: Period): string =>
  day.slice(0, 4) === to.slice(0, 4) ? dayWords(day) : `${dayWords(day)}, ${day.slice(0, 4)}`;

/** Says which days a summary is about, such as "November 16 to November 22". */
export function periodWords(frequency: Frequency, { from, to }: Period): string {
  if (frequency === 'monthly') return MONTH.format(noonOf(to));
  return from === to ? dayWords(to) : `${dayWords(from)} to ${dayWords(to)}`;
}

export const PERIOD_NAMES: Record<Frequency, string> = { daily: 'day', weekly: 'week', monthly: 'month' };

export const daysIn = ({ from, to }: Period): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000) + 1;

/** Why the reader gets a summary. */
export const summaryFooter = (frequency: Frequency): string =>
  `You are receiving this email because you get a ${frequency} summary from Mealwright.`;

export const greeting = (name: string | null): string => (name ? `Hello ${name},` : 'Hello,');

/** Returns "1 day" or "3 days". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
