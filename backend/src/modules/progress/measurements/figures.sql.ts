import type { Figure } from './figures.js';

/** Names the column of a figure. */
export const columnOf = (figure: Figure): string =>
  figure.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
