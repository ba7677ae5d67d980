import { Link } from '@remix-run/react';
import { Card, type Column, DataTable, EmptyState, ViewLinks } from '~/ui';
import { LineChart } from '~/ui/charts';
import { ProgressIcon } from '~/ui/icons';
import { dayText, type MeasurementSummary, withUnit } from './measurement-figures';
import { ranges, type ViewPathOf } from './measurement-view';

type Series = MeasurementSummary['series'];

type FigureChartProps = { summary: MeasurementSummary; pathOf: ViewPathOf };

/** Shows how one figure has developed. The address says which figure and range. */
export function FigureChart({ summary: { series, latest }, pathOf }: FigureChartProps) {
  const { figure, label, unit, range, points } = series;
  const views = ranges.map(({ value, label: text }) => ({
    label: text,
    to: pathOf({ range: value }),
    current: value === range,
  }));
  return (
    <Card title={`${label} over Time`} actions={<ViewLinks label="Time shown" dense views={views} />}>
      <div className="grid gap-4">
        {latest.length > 1 ? <FigureLinks {...{ latest, figure, pathOf }} /> : null}
        {points.length > 0 ? (
          <LineChart
            title={label}
            unit={unit}
            points={points}
            summary={summaryOf(series)}
            table={<PointsTable {...series} />}
          />
        ) : (
          <EmptyState
            icon={ProgressIcon}
            title={`No ${label.toLowerCase()} data available for the selected period`}
          />
        )}
      </div>
    </Card>
  );
}

type FigureLinksProps = Pick<MeasurementSummary, 'latest'> & {
  /** The figure that is shown. */
  figure: string;
  pathOf: ViewPathOf;
};

/** Links to every figure that was measured. */
function FigureLinks({ latest, figure, pathOf }: FigureLinksProps) {
  return (
    <nav aria-label="Figures" className="flex flex-wrap gap-2 print:hidden">
      {latest.map((one) => (
        <Link
          key={one.figure}
          to={pathOf({ figure: one.figure })}
          preventScrollReset
          aria-current={one.figure === figure ? 'true' : undefined}
          className="flex min-h-control items-center rounded-full border border-line px-3 text-sm hover:bg-raised aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent"
        >
          {one.label}
        </Link>
      ))}
    </nav>
  );
}

/** Says in words what the drawing shows. */
function summaryOf({ points, unit, range }: Series): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const values = points.map(({ value }) => value);
  const during = ranges.find(({ value }) => value === range)?.inWords;
  const text = (value: number) => withUnit(value, unit);
  if (points.length === 1)
    return `${text(first.value)} on ${dayText(first.day)}, the only value in ${during}.`;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return `From ${text(first.value)} on ${dayText(first.day)} to ${text(last.value)} on ${dayText(last.day)}; lowest ${text(lowest)}, highest ${text(highest)}.`;
}

type Point = Series['points'][number];

/** Shows the figures of the drawing as a table, the newest first. */
function PointsTable({ label, unit, points }: Series) {
  const columns: Column<Point>[] = [
    { key: 'day', header: 'Date', names: true, cell: ({ day }) => dayText(day) },
    { key: 'value', header: label, align: 'end', cell: ({ value }) => withUnit(value, unit) },
  ];
  return (
    <details>
      <summary className="inline-flex min-h-control items-center text-sm font-semibold text-accent">
        Show as a table
      </summary>
      <DataTable
        caption={`${label} (${unit})`}
        columns={columns}
        rows={points.toReversed()}
        rowKey={({ day }) => day}
      />
    </details>
  );
}
