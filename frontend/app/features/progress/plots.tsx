import { DataTable, TextLink } from '~/ui';
import { LineChart } from '~/ui/charts';
import type { Plot, PlottedChart, PointTable } from './charts';
import { dayText, type Units } from './measurement-figures';
import type { Figure } from './measurement-view';

type PlotsProps = PlottedChart & {
  /** The address of the same page with or without the figures as a table. */
  tablePath: string;
  /** Every day's values of these figures. */
  daysOf: (figures: readonly Figure[]) => string;
};

/** The drawings of a chart, one for each unit, with a link to their figures as a table. */
export function Plots({ plots, tablePath, daysOf }: PlotsProps) {
  return plots.map((plot) => (
    <div key={plot.figures.join()} className="grid gap-2">
      <LineChart
        {...plot}
        days={daysOf(plot.figures)}
        table={
          <span className="inline-flex min-h-control items-center text-sm">
            <TextLink to={tablePath} preventScrollReset>
              {plot.table ? 'Hide the table' : 'Show as a table'}
            </TextLink>
          </span>
        }
      />
      {plot.table ? <PlotTable plot={plot} table={plot.table} /> : null}
    </div>
  ));
}

function PlotTable({ plot: { title, unit }, table }: { plot: Plot; table: PointTable }) {
  return (
    <DataTable
      caption={`${title} (${unit})`}
      columns={[
        { key: 'day', header: 'Date', names: true, cell: ({ day }) => dayText(day) },
        ...table.labels.map((label, place) => ({
          key: label,
          header: label,
          align: 'end' as const,
          cell: ({ cells }: PointTable['rows'][number]) => cells[place],
        })),
      ]}
      rows={table.rows}
      rowKey={({ day }) => day}
    />
  );
}

/** Returns the addresses of every day's values, on the pages of a customer or of their trainer. */
export const daysPaths =
  (path: string, range: string, units: Units) =>
  (figures: readonly Figure[]): string =>
    `${path}?figures=${figures.join()}&range=${range}&units=${units}`;
