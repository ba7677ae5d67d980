import { FIGURE_NAMES, FIGURES, type Figure, type Units } from '../measurements/figures.js';

export type ColumnMeaning =
  | { kind: 'date' }
  | { kind: 'notes' }
  | { kind: 'figure'; figure: Figure; units: Units | null };

/** Names of columns in letters only, beside the labels of the figures and their names in the API. */
const DATES = ['date', 'day', 'datum', 'measurementdate', 'measuredon', 'datetime', 'timestamp'];
const NOTES = ['notes', 'note', 'comment', 'comments', 'remarks'];
const OTHER_NAMES: { [Name in Figure]?: string[] } = {
  weight: ['bodyweight', 'mass'],
  bodyFatPercentage: ['bodyfatpercentage', 'fat', 'fatpercentage', 'bodyfatpercent'],
  muscleMassKg: ['muscle', 'muscles'],
  hipsCm: ['hip'],
  bicepLeftCm: ['bicepleft', 'bicepsleft', 'leftbicep', 'leftarm', 'armleft'],
  bicepRightCm: ['bicepright', 'bicepsright', 'rightbicep', 'rightarm', 'armright'],
  thighLeftCm: ['thighleft'],
  thighRightCm: ['thighright'],
  calfLeftCm: ['calfleft'],
  calfRightCm: ['calfright'],
};

/** The unit at the end of a column's name, such as "Weight (kg)", "weightLbs", or "waist_in". */
const UNIT = /(?:[\s_([]|(?<=[a-z])(?=[A-Z]))(kgs?|lbs?|pounds?|cm|in|inch|inches|percent|%)[\])]*$/i;
const METRIC = /^(kg|cm)/i;
const US = /^(lb|pound|in)/i;

/** No name of ours is nearly as long, and a search for the unit in a long text takes its time. */
const MAX_TITLE = 60;

/** Finds what a column means by its name in the first line; null if that is nothing of ours. */
export function meaningOf(title: string): ColumnMeaning | null {
  const text = title.trim();
  if (text.length > MAX_TITLE) return null;
  const unit = UNIT.exec(text)?.[1] ?? '';
  const name = lettersOf(unit ? text.replace(UNIT, '') : text);
  if (DATES.includes(name)) return { kind: 'date' };
  if (NOTES.includes(name)) return { kind: 'notes' };
  const figure = FIGURE_OF.get(name);
  if (!figure) return null;
  return { kind: 'figure', figure, units: unitsOf(figure, unit) };
}

function unitsOf(figure: Figure, unit: string): Units | null {
  if (FIGURES[figure].unit === '%') return 'metric';
  if (METRIC.test(unit)) return 'metric';
  return US.test(unit) ? 'us' : null;
}

const namesOf = (figure: Figure): string[] => [
  lettersOf(FIGURES[figure].label),
  lettersOf(figure.replace(/(Cm|Kg|Percentage)$/, '')),
  ...(OTHER_NAMES[figure] ?? []),
];

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

const FIGURE_OF = new Map(
  FIGURE_NAMES.flatMap((figure) => namesOf(figure).map((name) => [name, figure] as const)),
);
