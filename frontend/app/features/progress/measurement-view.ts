import type { operations } from '#openapi/schema';
import { pageIn } from '~/platform/page-number';
import { moreFigures } from './measurement-figures';

type Asked = NonNullable<operations['Measurements_series']['parameters']['query']>;

export type Range = NonNullable<Asked['range']>;
export type Figure = NonNullable<Asked['figures']>[number];

/** The part of an address that says which measurements are shown, and how. */
export type MeasurementView = Pick<Asked, 'units'> & {
  /** The ranges of the two charts. */
  range: Range;
  bodyRange: Range;
  /** The lines of the second chart. */
  figures: readonly Figure[];
  /** The chart whose figures are shown as a table, too. */
  table?: 'weight' | 'body';
  page: number;
};

const usualRange: Range = '90d';

/** The lines that the second chart has at first. */
const usualFigures: readonly Figure[] = ['waistCm', 'chestCm', 'hipsCm'];

export type RangeChoice = { value: Range; label: string; inWords: string };

export const ranges: readonly RangeChoice[] = [
  { value: '7d', label: '7d', inWords: 'the last 7 days' },
  { value: '30d', label: '30d', inWords: 'the last 30 days' },
  { value: '90d', label: '90d', inWords: 'the last 90 days' },
  { value: '6m', label: '6m', inWords: 'the last 6 months' },
  { value: '1y', label: '1y', inWords: 'the last year' },
  { value: 'all', label: 'All', inWords: 'all this time' },
];

/** Nobody measures their hips every day, so the chart of the body has no range of a week. */
export const bodyRanges = ranges.filter(({ value }) => value !== '7d');

/** The figures of the second chart, in the order of its legend. The order also decides how the lines look. */
export const bodyFigures: readonly Figure[] = [
  ...usualFigures,
  ...moreFigures.map(({ name }) => name).filter((name) => !usualFigures.includes(name)),
];

/** Stands in an address for a chart without any line. */
const noFigures = 'none';

/** Reads the view from an address and ignores values that the product never writes. */
export function measurementViewIn(params: URLSearchParams): MeasurementView {
  const units = (['metric', 'us'] as const).find((one) => one === params.get('units'));
  const table = (['weight', 'body'] as const).find((one) => one === params.get('table'));
  return {
    range: rangeIn(ranges, params.get('range')),
    bodyRange: rangeIn(bodyRanges, params.get('bodyRange')),
    figures: figuresIn(params.get('figures')),
    ...(units && { units }),
    ...(table && { table }),
    page: pageIn(params),
  };
}

const rangeIn = (choices: readonly RangeChoice[], text: string | null): Range =>
  choices.find(({ value }) => value === text)?.value ?? usualRange;

function figuresIn(text: string | null): readonly Figure[] {
  if (text === noFigures) return [];
  const named = text?.split(',') ?? [];
  const figures = bodyFigures.filter((figure) => named.includes(figure));
  return figures.length > 0 ? figures : usualFigures;
}

/** Builds the address of the same page with a changed view. */
export type ViewPathOf = (change: Partial<MeasurementView>) => string;

export const viewPathsOf =
  (path: string, view: MeasurementView): ViewPathOf =>
  (change) =>
    measurementViewPath(path, { ...view, ...change });

/** Builds the address of a view; values that are the default are left out. */
function measurementViewPath(path: string, view: MeasurementView): string {
  const { range, bodyRange, figures, units, table, page } = view;
  const query = Object.entries({
    range: range !== usualRange && range,
    bodyRange: bodyRange !== usualRange && bodyRange,
    figures: !isUsual(figures) && (figures.join(',') || noFigures),
    units,
    table,
    page: page > 1 && page,
  }).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

const isUsual = (figures: readonly Figure[]): boolean =>
  figures.length === usualFigures.length && usualFigures.every((figure) => figures.includes(figure));
