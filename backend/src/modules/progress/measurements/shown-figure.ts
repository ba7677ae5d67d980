import { type Figure, inUnits, type Units } from './figures.js';
import type { Point } from './series.js';
import { weightIn } from './weight.js';

/** A figure as the database keeps it: a weight is in the units of its measurement, every other figure in metric ones. */
export interface KeptFigure extends Point {
  units: Units;
}

/** Converts a figure to the units in which it is shown. */
export function shownFigure(figure: Figure, { value, day, units: entered }: KeptFigure, units: Units): Point {
  if (figure === 'weight') return { day, value: weightIn({ value, units: entered }, units) };
  return { day, value: inUnits(figure, value, units) };
}
