import type { ReactNode } from 'react';
import { timeIn } from '~/platform/calendar';
import { Badge, Card, type Column, DataTable } from '~/ui';
import {
  dayText,
  figureText,
  type Measurement,
  moreFigures,
  type Units,
  weightText,
} from './measurement-figures';

type MeasurementHistoryProps = {
  rows: readonly Measurement[];
  units: Units;
  /** The time zone in which times are shown, which tell measurements of a day apart. Without it, none are. */
  timeZone?: string | null;
  /** Renders the links and buttons of a row. */
  actionsOf?: (measurement: Measurement) => ReactNode;
};

/** These figures have a column of their own. Every other figure is listed under the date. */
const inColumns: readonly string[] = ['bodyFatPercentage', 'waistCm', 'chestCm'];

export function MeasurementHistory({ rows, units, timeZone, actionsOf }: MeasurementHistoryProps) {
  const columns: Column<Measurement>[] = [
    {
      key: 'day',
      header: 'Date',
      names: true,
      cell: (row) => <Day measurement={row} {...{ units, timeZone }} />,
    },
    { key: 'weight', header: 'Weight', cell: (row) => <Value text={weightText(row, units)} /> },
    ...moreFigures
      .filter(({ name }) => inColumns.includes(name) && rows.some((row) => row[name] !== null))
      .map((figure) => ({
        key: figure.name,
        header: figure.label,
        cell: (row: Measurement) => <Value text={figureText(row, figure, units)} />,
      })),
    ...(actionsOf
      ? [{ key: 'actions', header: 'Actions', align: 'end', bare: true, cell: actionsOf } as const]
      : []),
  ];
  return (
    <Card title="History" flush>
      <DataTable caption="Measurements" columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Card>
  );
}

/** A value and its unit stay on one line. */
const Value = ({ text }: { text: string | null }) => <span className="whitespace-nowrap">{text ?? '–'}</span>;

type DayProps = Pick<MeasurementHistoryProps, 'units' | 'timeZone'> & { measurement: Measurement };

function Day({ measurement, units, timeZone }: DayProps) {
  const { day, measurementDate, hasTime, notes, isByTrainer, trainerName } = measurement;
  const time = hasTime && timeZone !== undefined ? timeIn(timeZone, new Date(measurementDate)) : null;
  const others = moreFigures.flatMap((figure) => {
    const text = inColumns.includes(figure.name) ? null : figureText(measurement, figure, units);
    return text === null ? [] : [`${figure.label} ${text}`];
  });
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <time dateTime={time ? measurementDate : day}>
          {dayText(day)}
          {time ? `, ${time}` : null}
        </time>
        {isByTrainer ? <Badge tone="info">{`By ${trainerName ?? 'a trainer'}`}</Badge> : null}
      </span>
      {others.length > 0 ? <span className="text-sm font-normal text-muted">{others.join(', ')}</span> : null}
      {notes ? (
        <span className="text-sm font-normal whitespace-pre-line wrap-anywhere text-muted">{notes}</span>
      ) : null}
    </div>
  );
}
