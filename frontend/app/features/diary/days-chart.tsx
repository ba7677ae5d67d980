import { diaryDayPath } from '~/paths/diary';
import { Card, DataTable, TextLink } from '~/ui';
import { drawingOf, LineChart } from '~/ui/charts';
import { type DayGoals, type DayRecord, kcal, numberText, shortDay } from './diary-texts';

type ListedDay = { date: string; record: DayRecord | null; goals: DayGoals };

type DaysChartProps = {
  title: string;
  days: readonly ListedDay[];
  /** Returns the address of the page of a day; the customer's own by default. */
  pathOf?: (date: string) => string;
};

/** Shows the energy of days as a line, and all figures as a table. Days without an entry have no point. */
export function DaysChart({ title, days, pathOf = diaryDayPath }: DaysChartProps) {
  const logged = days.flatMap(({ date, record }) => (record ? [{ day: date, value: record.calories }] : []));
  const mean = logged.reduce((sum, { value }) => sum + value, 0) / Math.max(logged.length, 1);
  const summary = `${logged.length} of ${days.length} days logged, ${kcal(mean)} on average.`;
  return (
    <Card title={title}>
      {logged.length === 0 ? (
        <p className="text-muted">Nothing was logged on these days.</p>
      ) : (
        <div className="grid gap-4">
          {logged.length > 1 ? (
            <LineChart
              title="Calories"
              unit="kcal"
              drawing={drawingOf([{ label: 'Calories', points: logged }])}
              summary={summary}
            />
          ) : (
            <p className="text-sm text-muted">{summary}</p>
          )}
          <DataTable
            caption={title}
            rows={days.filter(({ record }) => record !== null).reverse()}
            rowKey={({ date }) => date}
            columns={[
              {
                key: 'date',
                header: 'Day',
                names: true,
                cell: ({ date }) => <TextLink to={pathOf(date)}>{shortDay(date)}</TextLink>,
              },
              {
                key: 'calories',
                header: 'Calories',
                align: 'end',
                cell: ({ record, goals }) =>
                  `${numberText(record?.calories ?? 0)} of ${numberText(goals.calories)}`,
              },
              ...(['protein', 'carbs', 'fat'] as const).map((name) => ({
                key: name,
                header: `${name[0]?.toUpperCase()}${name.slice(1)}`,
                align: 'end' as const,
                beside: name !== 'protein',
                cell: ({ record }: ListedDay) => `${numberText(record?.[name] ?? 0)}\u00a0g`,
              })),
            ]}
          />
        </div>
      )}
    </Card>
  );
}
