import { Link } from '@remix-run/react';
import { Card, EmptyState, ViewLinks } from '~/ui';
import { Swatch } from '~/ui/charts';
import { ProgressIcon } from '~/ui/icons';
import { lookOfFigure, type PlottedChart } from './charts';
import { type MeasurementSummary, moreFigures, type Units } from './measurement-figures';
import {
  bodyFigures,
  bodyRanges,
  type Figure,
  type MeasurementView,
  type ViewPathOf,
} from './measurement-view';
import { daysPaths, Plots } from './plots';

type BodyChartProps = {
  chart: PlottedChart;
  latest: MeasurementSummary['latest'];
  units: Units;
  view: MeasurementView;
  pathOf: ViewPathOf;
  /** The address of every day's values. */
  seriesPath: string;
};

/** Shows how several figures of the body have developed. The address says which, and for how long. */
export function BodyChart({ chart, latest, units, view, pathOf, seriesPath }: BodyChartProps) {
  const measured = bodyFigures.filter((figure) => latest.some((one) => one.figure === figure));
  const hasLines = view.figures.some((figure) => measured.includes(figure));
  const isTable = view.table === 'body';
  return (
    <Card
      title="Body Measurements over Time"
      actions={
        <ViewLinks
          label="Time shown of body measurements"
          dense
          views={bodyRanges.map(({ value, label }) => ({
            label,
            to: pathOf({ bodyRange: value }),
            current: value === chart.range,
          }))}
        />
      }
    >
      <div className="grid gap-4">
        {measured.length > 0 ? <FigureLinks {...{ measured, pathOf }} shown={view.figures} /> : null}
        {chart.plots.length > 0 ? (
          <Plots
            {...chart}
            tablePath={pathOf({ table: isTable ? undefined : 'body' })}
            daysOf={daysPaths(seriesPath, chart.range, units)}
          />
        ) : (
          <EmptyState
            icon={ProgressIcon}
            title={
              hasLines
                ? 'No measurement data available for the selected period'
                : 'No measurements selected or available'
            }
          />
        )}
      </div>
    </Card>
  );
}

type FigureLinksProps = { measured: readonly Figure[]; shown: readonly Figure[]; pathOf: ViewPathOf };

/** Links that add a figure that was measured to the chart, or take it away. They are the legend, too. */
function FigureLinks({ measured, shown, pathOf }: FigureLinksProps) {
  return (
    <nav aria-label="Lines of the chart" className="flex flex-wrap gap-2 print:hidden">
      {measured.map((figure) => {
        const isShown = shown.includes(figure);
        const others = shown.filter((one) => one !== figure);
        return (
          <Link
            key={figure}
            to={pathOf({ figures: isShown ? others : [...others, figure] })}
            preventScrollReset
            aria-current={isShown ? 'true' : undefined}
            className="flex min-h-control items-center gap-2 rounded-full border border-line px-3 text-sm text-muted hover:bg-raised aria-[current=true]:border-input aria-[current=true]:bg-raised aria-[current=true]:text-ink"
          >
            {isShown ? <Swatch look={lookOfFigure(figure)} /> : null}
            {moreFigures.find(({ name }) => name === figure)?.label}
          </Link>
        );
      })}
    </nav>
  );
}
