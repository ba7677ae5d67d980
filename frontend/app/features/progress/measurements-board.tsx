import type { ReactNode } from 'react';
import { EmptyState, Pagination, Stack } from '~/ui';
import { ProgressIcon } from '~/ui/icons';
import { FigureChart } from './figure-chart';
import { LatestFigures } from './latest-figures';
import type { Measurement } from './measurement-figures';
import { MeasurementHistory } from './measurement-history';
import type { ViewPathOf } from './measurement-view';
import type { Measurements } from './measurements.server';

type MeasurementsBoardProps = {
  measurements: Measurements;
  pathOf: ViewPathOf;
  /** The form for a new one. */
  form: ReactNode;
  actionsOf?: (measurement: Measurement) => ReactNode;
};

/** Shows everything about someone's measurements, with the form beside it. */
export function MeasurementsBoard({ measurements, pathOf, form, actionsOf }: MeasurementsBoardProps) {
  const { summary, rows, view, pages } = measurements;
  const isEmpty = summary.total === 0;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      {isEmpty ? null : (
        <div className="lg:col-span-3">
          <LatestFigures summary={summary} pathOf={pathOf} />
        </div>
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
              <FigureChart summary={summary} pathOf={pathOf} />
              <MeasurementHistory rows={rows} units={summary.units} actionsOf={actionsOf} />
              <Pagination page={view.page} pages={pages} hrefOf={(page) => pathOf({ page })} />
            </>
          )}
        </Stack>
      </div>
    </div>
  );
}
