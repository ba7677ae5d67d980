import { signed } from '~/platform/signed';
import { StatCard } from '~/ui';
import { dayText, weightUnit } from './measurement-figures';
import type { Summary } from './measurements.server';

/** This many cards fit beside the trend and the days. The chart has every other figure. */
const cards = 2;

const inWords = { up: 'Going up', down: 'Going down', stable: 'Stable' };

/** Shows the newest values of the first figures, and the trend of the weight. */
export function LatestFigures({ summary }: { summary: Summary }) {
  const { latest, trend, units, recent } = summary;
  const [first, ...others] = latest
    .slice(0, cards)
    .map(({ figure, label, value, unit, day }) => (
      <StatCard
        key={figure}
        label={label}
        value={value}
        unit={unit}
        basis={dayText(day)}
        note={figure === 'weight' ? weightNote(recent.weightChange, unit) : undefined}
      />
    ));
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {first}
      <StatCard
        label="Weight trend"
        value={trend ? signed(trend.change) : '–'}
        unit={trend ? weightUnit(units) : undefined}
        basis={trend ? inWords[trend.direction] : 'From ten measurements on'}
        note={trend ? 'Mean of the last five against the five before' : undefined}
      />
      <StatCard
        label="Consistency"
        value={recent.daysMeasured}
        unit={recent.daysMeasured === 1 ? 'day' : 'days'}
        basis="With a measurement in the last 4 weeks"
      />
      {others}
    </div>
  );
}

const weightNote = (change: number | null, unit: string): string | undefined =>
  change === null ? undefined : `${signed(change)} ${unit} in 30 days`;
