import type { components } from '#openapi/schema';

export type Measurement = components['schemas']['MeasurementResponse'];
export type MeasurementSummary = components['schemas']['MeasurementSummaryData'];
export type Units = Measurement['units'];

type Kind = 'mass' | 'length' | 'share';

const kinds: Record<Kind, { metric: string; us: string; factor: number }> = {
  mass: { metric: 'kg', us: 'lb', factor: 0.45359237 },
  length: { metric: 'cm', us: 'in', factor: 2.54 },
  share: { metric: '%', us: '%', factor: 1 },
};

/** Every figure except the weight, in the order of the form. */
export const moreFigures = [
  { name: 'bodyFatPercentage', label: 'Body fat', kind: 'share' },
  { name: 'muscleMassKg', label: 'Muscle mass', kind: 'mass' },
  { name: 'waistCm', label: 'Waist', kind: 'length' },
  { name: 'chestCm', label: 'Chest', kind: 'length' },
  { name: 'hipsCm', label: 'Hips', kind: 'length' },
  { name: 'neckCm', label: 'Neck', kind: 'length' },
  { name: 'shouldersCm', label: 'Shoulders', kind: 'length' },
  { name: 'bicepLeftCm', label: 'Left biceps', kind: 'length' },
  { name: 'bicepRightCm', label: 'Right biceps', kind: 'length' },
  { name: 'thighLeftCm', label: 'Left thigh', kind: 'length' },
  { name: 'thighRightCm', label: 'Right thigh', kind: 'length' },
  { name: 'calfLeftCm', label: 'Left calf', kind: 'length' },
  { name: 'calfRightCm', label: 'Right calf', kind: 'length' },
] as const satisfies readonly { name: keyof Measurement; label: string; kind: Kind }[];

export type MoreFigure = (typeof moreFigures)[number];

export const unitOf = ({ kind }: Pick<MoreFigure, 'kind'>, units: Units): string => kinds[kind][units];

export const weightUnit = (units: Units): string => kinds.mass[units];

/** Names the field of the API that has the weight in these units. */
export const weightField = (units: Units) => (units === 'us' ? 'weightLbs' : 'weightKg');

/** Converts a figure of the API to the units that are shown. Its two decimals give back every tenth of an inch or a pound. */
export const shownIn = (units: Units, { kind }: Pick<MoreFigure, 'kind'>, metric: number): number =>
  units === 'us' ? Number((metric / kinds[kind].factor).toFixed(1)) : metric;

/** Converts a typed value to the unit of the API. */
export const metricFrom = (units: Units, { kind }: Pick<MoreFigure, 'kind'>, shown: number): number =>
  units === 'us' ? Number((shown * kinds[kind].factor).toFixed(2)) : shown;

/** Writes a figure with its unit, or returns null if it was not measured. */
export function figureText(measurement: Measurement, figure: MoreFigure, units: Units): string | null {
  const metric = measurement[figure.name];
  return metric === null ? null : withUnit(shownIn(units, figure, metric), unitOf(figure, units));
}

/** Writes the weight exactly as it was entered, or rounded to a tenth if it was entered in other units. */
export function weightText(measurement: Measurement, units: Units): string | null {
  const weight = measurement[weightField(units)];
  if (weight === null) return null;
  return withUnit(measurement.units === units ? weight : Number(weight.toFixed(1)), weightUnit(units));
}

/** Joins a value and its unit with a space that does not break. */
export const withUnit = (value: number | string, unit: string): string => `${value}\u00a0${unit}`;

/** Writes 2026-11-20 as "Nov 20, 2026". A day of the calendar needs no time zone. */
export const dayText = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
