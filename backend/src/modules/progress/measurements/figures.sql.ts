import type { Figure } from './figures.js';

/** Names the column of a figure. */
export const columnOf = (figure: Figure): string =>
  figure.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Measurements of one day are ordered by their time if it is known, and by their entry otherwise. */
export const NEWEST_FIRST = 'm.day desc, m.measured_at desc nulls last, m.id desc';

export const OLDEST_FIRST = 'm.day, m.measured_at nulls first, m.id';
