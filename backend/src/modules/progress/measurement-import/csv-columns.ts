import { FIGURES, type Figure, type Units } from '../measurements/figures.js';
import { DATES, FIGURE_OF, GERMAN_DATES, GERMAN_WAIST, lettersOf, NOTES } from './csv-column-names.js';

export type ColumnMeaning =
  | { kind: 'date' }
  | { kind: 'notes' }
  | { kind: 'figure'; figure: Figure; units: Units | null };

/** The unit at the end of a column's name, such as "Weight (kg)", "weightLbs", or "waist_in". */
const UNIT = /(?:[\s_([]|(?<=[a-z])(?=[A-Z]))(kgs?|lbs?|pounds?|cm|in|inch|inches|percent|%)[\])]*$/i;

/** The unit at the end of "Weight in kg" leaves this behind. */
const BEFORE_UNIT = /\s(in|en)$/i;

/** The units that each figure can have. A fat mass in kg is no percentage of the body. */
const UNITS_OF = {
  kg: { metric: /^kg/i, us: /^(lb|pound)/i },
  cm: { metric: /^cm/i, us: /^in/i },
  '%': { metric: /^(percent|%)/i, us: null },
};

/** No name of ours is nearly as long, and a search for the unit in a long text takes its time. */
const MAX_TITLE = 60;

/**
 * Finds what the columns mean by their names in the first line. It is null for what is nothing of ours, and for what an
 * earlier column says already: the time of a day, or the same weight in pounds.
 */
export function meaningsOf(titles: readonly string[]): (ColumnMeaning | null)[] {
  const isGerman = titles.some((title) => GERMAN_DATES.includes(lettersOf(title)));
  const meanings = titles.map((title) => meaningOf(title, isGerman));
  const said = meanings.map((meaning) => (meaning?.kind === 'figure' ? meaning.figure : meaning?.kind));
  return meanings.map((meaning, column) => (said.indexOf(said[column]) === column ? meaning : null));
}

function meaningOf(title: string, isGerman: boolean): ColumnMeaning | null {
  const text = title.trim();
  if (text.length > MAX_TITLE) return null;
  const unit = UNIT.exec(text)?.[1] ?? '';
  const name = lettersOf(unit ? text.replace(UNIT, '').replace(BEFORE_UNIT, '') : text);
  if (DATES.includes(name)) return { kind: 'date' };
  if (NOTES.includes(name)) return { kind: 'notes' };
  const figure = isGerman && name === GERMAN_WAIST ? 'waistCm' : FIGURE_OF.get(name);
  return figure ? figureIn(figure, unit) : null;
}

function figureIn(figure: Figure, unit: string): ColumnMeaning | null {
  const { metric, us } = UNITS_OF[FIGURES[figure].unit];
  if (unit === '') return { kind: 'figure', figure, units: FIGURES[figure].unit === '%' ? 'metric' : null };
  if (metric.test(unit)) return { kind: 'figure', figure, units: 'metric' };
  return us?.test(unit) ? { kind: 'figure', figure, units: 'us' } : null;
}
