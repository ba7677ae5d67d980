import type { ReactNode } from 'react';
import { EmptyState, Pagination, Stack } from '~/ui';
import { ProgressIcon } from '~/ui/icons';
import { BodyChart } from './body-chart';
import { LatestFigures } from './latest-figures';
import type { Measurement } from './measurement-figures';
import { MeasurementHistory } from './measurement-history';
import type { ViewPathOf } from './measurement-view';
import type { Measurements } from './measurements.server';
import { WeightChart } from './weight-chart';

type MeasurementsBoardProps = {
  measurements: Measurements;
  pathOf: ViewPathOf;
  /** The address of every day's values, for charts that are explored. */
  seriesPath: string;
  /** The time zone of the customer who is looking at them. */
  timeZone?: string | null;
  /** The form for a new one. */
  form: ReactNode;
  actionsOf?: (measurement: Measurement) => ReactNode;
};

/** Shows everything about someone's measurements, with the form beside it. */
export function MeasurementsBoard({
  measurements,
  pathOf,
  seriesPath,
  timeZone,
  form,
  actionsOf,
}: MeasurementsBoardProps) {
  const { summary, weight, body, rows, view, pages } = measurements;
  const charts = { view, pathOf, seriesPath, units: summary.units };
  const isEmpty = summary.total === 0;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      {isEmpty ? null : (
        <section aria-labelledby="latest-measurement" className="grid gap-2 lg:col-span-3">
          <h2 id="latest-measurement" className="text-lg font-semibold">
            Latest Measurement
          </h2>
          <LatestFigures summary={summary} />
        </section>
      )}
      {form}
      <div className="min-w-0 lg:col-span-2">
        <Stack>
          {isEmpty ? (
            <EmptyState icon={ProgressIcon} title="No measurements recorded yet.">
              Click “Add Measurement” to get started.
            </EmptyState>
          ) : (
            <>
              <WeightChart chart={weight} {...charts} />
              <BodyChart chart={body} latest={summary.latest} {...charts} />
              <MeasurementHistory units={summary.units} {...{ rows, timeZone, actionsOf }} />
              <Pagination page={view.page} pages={pages} hrefOf={(page) => pathOf({ page })} />
            </>
          )}
        </Stack>
      </div>
    </div>
  );
}
