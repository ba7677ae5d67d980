import { Card, EmptyState, ViewLinks } from '~/ui';
import { ProgressIcon } from '~/ui/icons';
import type { PlottedChart } from './charts';
import type { Units } from './measurement-figures';
import { type MeasurementView, ranges, type ViewPathOf } from './measurement-view';
import { daysPaths, Plots } from './plots';

type WeightChartProps = {
  chart: PlottedChart;
  units: Units;
  view: MeasurementView;
  pathOf: ViewPathOf;
  /** The address of every day's values. */
  seriesPath: string;
};

/** Shows how the weight has developed. The address says which range and units. */
export function WeightChart({ chart, units, view, pathOf, seriesPath }: WeightChartProps) {
  const isTable = view.table === 'weight';
  return (
    <Card
      title="Weight over Time"
      actions={
        <>
          <ViewLinks
            label="Weight in"
            views={[
              { label: 'kg', to: pathOf({ units: 'metric' }), current: units === 'metric' },
              { label: 'lb', to: pathOf({ units: 'us' }), current: units === 'us' },
            ]}
          />
          <ViewLinks
            label="Time shown of the weight"
            dense
            views={ranges.map(({ value, label }) => ({
              label,
              to: pathOf({ range: value }),
              current: value === chart.range,
            }))}
          />
        </>
      }
    >
      {chart.plots.length > 0 ? (
        <Plots
          {...chart}
          tablePath={pathOf({ table: isTable ? undefined : 'weight' })}
          daysOf={daysPaths(seriesPath, chart.range, units)}
        />
      ) : (
        <EmptyState icon={ProgressIcon} title="No weight data available for the selected period" />
      )}
    </Card>
  );
}
