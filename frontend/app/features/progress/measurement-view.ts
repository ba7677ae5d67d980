import type { operations } from '#openapi/schema';
import { pageIn } from '~/platform/page-number';

type Asked = NonNullable<operations['Measurements_summary']['parameters']['query']>;

/** The part of an address that says which measurements are shown, and how. */
export type MeasurementView = Asked & { page: number };

type Range = NonNullable<Asked['range']>;
type Figure = NonNullable<Asked['figure']>;

export const usualRange: Range = '90d';

export const ranges: readonly { value: Range; label: string; inWords: string }[] = [
  { value: '7d', label: '7d', inWords: 'the last 7 days' },
  { value: '30d', label: '30d', inWords: 'the last 30 days' },
  { value: '90d', label: '90d', inWords: 'the last 90 days' },
  { value: '6m', label: '6m', inWords: 'the last 6 months' },
  { value: '1y', label: '1y', inWords: 'the last year' },
  { value: 'all', label: 'All', inWords: 'all this time' },
];

const figures: readonly Figure[] = [
  ...([
    'weight',
    'bodyFatPercentage',
    'muscleMassKg',
    'neckCm',
    'shouldersCm',
    'chestCm',
    'waistCm',
  ] as const),
  ...(['hipsCm', 'bicepLeftCm', 'bicepRightCm', 'thighLeftCm', 'thighRightCm', 'calfLeftCm'] as const),
  'calfRightCm',
];

/** Reads the view from an address and ignores values that the product never writes. */
export function measurementViewIn(params: URLSearchParams): MeasurementView {
  const figure = figures.find((one) => one === params.get('figure'));
  const range = ranges.find(({ value }) => value === params.get('range'))?.value;
  const units = (['metric', 'us'] as const).find((one) => one === params.get('units'));
  return {
    ...(figure && { figure }),
    ...(range && { range }),
    ...(units && { units }),
    page: pageIn(params),
  };
}

/** Builds the address of the same page with a changed view. */
export type ViewPathOf = (change: Partial<MeasurementView>) => string;

export const viewPathsOf =
  (path: string, view: MeasurementView): ViewPathOf =>
  (change) =>
    measurementViewPath(path, { ...view, ...change });

/** Builds the address of a view; values that are the default are left out. */
function measurementViewPath(path: string, { figure, range, units, page }: MeasurementView): string {
  const query = new URLSearchParams({
    ...(figure && figure !== 'weight' && { figure }),
    ...(range && range !== usualRange && { range }),
    ...(units && { units }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
