import { Card, DataTable } from '~/ui';
import { type Averages, kcal, numberText, openFigureText } from './diary-texts';

type AveragesTableProps = {
  title: string;
  averages: readonly Averages[];
  nameOf: (span: Averages) => string;
  empty: string;
};

/** Shows averages per logged day. Days without an entry do not count. */
export function AveragesTable({ title, averages, nameOf, empty }: AveragesTableProps) {
  const grams = (value: number) => `${numberText(value)}\u00a0g`;
  return (
    <Card title={title} description="Averages per logged day. Days without an entry do not count.">
      {averages.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <DataTable
          caption={title}
          rows={[...averages].reverse()}
          rowKey={({ from }) => from}
          columns={[
            { key: 'span', header: 'Period', names: true, cell: nameOf },
            {
              key: 'days',
              header: 'Logged',
              cell: ({ loggedDays }) => `${loggedDays} ${loggedDays === 1 ? 'day' : 'days'}`,
            },
            { key: 'calories', header: 'Calories', align: 'end', cell: ({ calories }) => kcal(calories) },
            { key: 'protein', header: 'Protein', align: 'end', cell: ({ protein }) => grams(protein) },
            { key: 'carbs', header: 'Carbs', align: 'end', beside: true, cell: ({ carbs }) => grams(carbs) },
            { key: 'fat', header: 'Fat', align: 'end', beside: true, cell: ({ fat }) => grams(fat) },
            {
              key: 'fiber',
              header: 'Fiber',
              align: 'end',
              cell: (span) => openFigureText(span, 'fiber', 'g'),
            },
          ]}
        />
      )}
    </Card>
  );
}
