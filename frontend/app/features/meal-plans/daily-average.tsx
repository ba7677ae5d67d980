import { Card, MacroBar } from '~/ui';
import { numberText, type Totals } from './plan-words';

/** The average of all days of a plan. */
export function DailyAverage({ average }: { average: Totals }) {
  return (
    <Card title="Average per day">
      <div className="grid items-center gap-4 sm:grid-cols-[auto_1fr]">
        <p>
          <strong className="text-3xl font-semibold tracking-tight tabular-nums">
            {numberText(Math.round(average.calories))}
          </strong>{' '}
          <span className="text-muted">kcal</span>
        </p>
        <MacroBar protein={average.protein} carbs={average.carbs} fat={average.fat} basis="per day" />
      </div>
    </Card>
  );
}
