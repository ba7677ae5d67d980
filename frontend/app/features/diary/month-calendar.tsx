import { Link } from '@remix-run/react';
import { diaryDayPath } from '~/paths/diary';
import { type DayRecord, daysLater, kcal, mondayOf, numberText } from './diary-texts';

type MonthCalendarProps = {
  days: readonly { date: string; record: DayRecord | null }[];
  today: string;
};

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Shows the days of a month by week. Each day has its energy and a link. */
export function MonthCalendar({ days, today }: MonthCalendarProps) {
  const mondays = [...new Set(days.map(({ date }) => mondayOf(date)))];
  return (
    <table className="w-full table-fixed border-collapse text-center text-sm">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="py-1 font-semibold text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mondays.map((monday) => (
          <tr key={monday}>
            {weekdays.map((name, weekday) => {
              const day = days.find(({ date }) => date === daysLater(monday, weekday));
              return (
                <td key={name} className="border border-line p-0 align-top">
                  {day ? <CalendarDay {...day} isFuture={day.date > today} /> : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CalendarDayProps = { date: string; record: DayRecord | null; isFuture: boolean };

function CalendarDay({ date, record, isFuture }: CalendarDayProps) {
  const number = Number(date.slice(-2));
  if (isFuture) return <span className="block min-h-12 py-1 text-muted">{number}</span>;
  return (
    <Link
      to={diaryDayPath(date)}
      className={`block min-h-12 py-1 hover:bg-raised ${record ? 'bg-accent-soft text-accent' : ''}`}
    >
      <span className="block font-semibold">{number}</span>
      {record ? (
        <span className="block text-xs tabular-nums" title={kcal(record.calories)}>
          {numberText(Math.round(record.calories))}
        </span>
      ) : (
        <span className="sr-only">, nothing logged</span>
      )}
    </Link>
  );
}
