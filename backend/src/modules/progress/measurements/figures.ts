/** Metric units or those of the United States. A measurement remembers in which of them it was entered. */
export const UNITS = ['metric', 'us'] as const;

export type Units = (typeof UNITS)[number];

export const KG_PER_LB = 0.45359237;
const CM_PER_INCH = 2.54;

interface Bounds {
  label: string;
  unit: 'kg' | 'cm' | '%';
  min: number;
  max: number;
}

/** Every figure that can be measured. A value outside the bounds is considered a typo. */
export const FIGURES = {
  weight: { label: 'Weight', unit: 'kg', min: 20, max: 400 },
  bodyFatPercentage: { label: 'Body fat', unit: '%', min: 2, max: 75 },
  waistCm: { label: 'Waist', unit: 'cm', min: 40, max: 300 },
  muscleMassKg: { label: 'Muscle mass', unit: 'kg', min: 5, max: 150 },
  neckCm: { label: 'Neck', unit: 'cm', min: 20, max: 80 },
  shouldersCm: { label: 'Shoulders', unit: 'cm', min: 50, max: 250 },
  chestCm: { label: 'Chest', unit: 'cm', min: 40, max: 300 },
  hipsCm: { label: 'Hips', unit: 'cm', min: 40, max: 300 },
  bicepLeftCm: { label: 'Left biceps', unit: 'cm', min: 10, max: 100 },
  bicepRightCm: { label: 'Right biceps', unit: 'cm', min: 10, max: 100 },
  thighLeftCm: { label: 'Left thigh', unit: 'cm', min: 20, max: 150 },
  thighRightCm: { label: 'Right thigh', unit: 'cm', min: 20, max: 150 },
  calfLeftCm: { label: 'Left calf', unit: 'cm', min: 10, max: 100 },
  calfRightCm: { label: 'Right calf', unit: 'cm', min: 10, max: 100 },
} as const satisfies Record<string, Bounds>;

export type Figure = keyof typeof FIGURES;

export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

/** The figures that are always kept in metric units. With two decimals, every tenth of an inch can be shown again. */
export const METRIC_FIGURES = FIGURE_NAMES.filter(
  (name): name is Exclude<Figure, 'weight'> => name !== 'weight',
);

export type MetricFigure = (typeof METRIC_FIGURES)[number];

const US_UNITS = { kg: 'lb', cm: 'in', '%': '%' } as const;

export const unitOf = (figure: Figure, units: Units) =>
  units === 'us' ? US_UNITS[FIGURES[figure].unit] : FIGURES[figure].unit;

/** Converts a figure in metric units to the units that are shown, rounded to a tenth. */
export function inUnits(figure: Figure, metric: number, units: Units): number {
  const { unit } = FIGURES[figure];
  if (units === 'metric' || unit === '%') return rounded(metric, 1);
  return rounded(unit === 'kg' ? metric / KG_PER_LB : metric / CM_PER_INCH, 1);
}

/** Converts an entered figure to metric units, with the two decimals in which it is kept. */
export function inMetric(figure: Figure, entered: number, units: Units): number {
  const { unit } = FIGURES[figure];
  if (units === 'metric' || unit === '%') return rounded(entered, 2);
  return rounded(unit === 'kg' ? entered * KG_PER_LB : entered * CM_PER_INCH, 2);
}

/** Says what a figure may be: "Waist must be 40 to 300 cm (15.7 to 118.1 in)". */
export function boundsText(figure: Figure): string {
  const { label, unit, min, max } = FIGURES[figure];
  const metric = `${label} must be ${min} to ${max} ${unit}`;
  if (unit === '%') return metric;
  return `${metric} (${inUnits(figure, min, 'us')} to ${inUnits(figure, max, 'us')} ${US_UNITS[unit]})`;
}

export const isWithinBounds = (figure: Figure, metric: number): boolean =>
  metric >= FIGURES[figure].min && metric <= FIGURES[figure].max;

/** Writing and reading a number is the exact way to round it, but it takes long, and most figures are round already. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale === value ? value : Number(value.toFixed(decimals));
}
