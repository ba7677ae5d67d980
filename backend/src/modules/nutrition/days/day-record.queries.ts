import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { FIGURES, type Figures, OPEN_FIGURES, type OpenFigure } from '../figures.js';

/** The totals of a day. A figure of which no entry says anything is null. */
export interface DayRecord extends Figures {
  date: string;
  mealCount: number;
  /** The figures that an entry does not know, so that the total is at least the one given. */
  atLeast: OpenFigure[];
}

/** The averages of the logged days in a span. */
export interface Averages extends Omit<DayRecord, 'date' | 'mealCount'> {
  from: string;
  to: string;
  loggedDays: number;
}

export const SPANS = ['week', 'month'] as const;

export type Span = (typeof SPANS)[number];

interface Wanted {
  from: string;
  to: string;
}

const EATEN = `
  select e.day, e.meal, e.plan_id, ${FIGURES.map((figure) => `e.${figure}`)} from diary_entries e
  where e.customer_id = :customerId and e.day between :from::date and :to::date
    and e.deleted_at is null and not e.is_skipped`;

/** Each meal of the plan counts as one, and what else is eaten at breakfast, lunch, dinner, or between, as one each. */
const MEALS = `select day, sum(greatest(planned, 1))::int as count from (
  select day, meal, count(plan_id) as planned from eaten group by day, meal) by_meal group by day`;

/** Sums are exact decimals, and they are rounded once, at the end. */
const total = (figure: string) => `round(sum(${figure}), 1)::float8 as ${figure}`;

const unknown = (figure: OpenFigure) => `case when bool_or(${figure} is null) then '${figure}' end`;

const AT_LEAST = `array_remove(array[${OPEN_FIGURES.map(unknown)}], null) as "atLeast"`;

export const DAYS = `
  with eaten as (${EATEN}), meals as (${MEALS})
  select eaten.day::text as date, max(meals.count)::int as "mealCount", ${FIGURES.map(total)}, ${AT_LEAST}
  from eaten join meals on meals.day = eaten.day group by eaten.day order by eaten.day`;

/** An average divides the exact sum by the number of days that have an entry. */
const average = (figure: string) => `round(sum(${figure}) / count(distinct day), 1)::float8 as ${figure}`;

/** PostgreSQL begins weeks on Mondays. */
const averages = (span: Span) => `
  with eaten as (${EATEN})
  select date_trunc('${span}', day)::date::text as from, (date_trunc('${span}', day) + interval '1 ${span}' - interval '1 day')::date::text as to,
    count(distinct day)::int as "loggedDays", ${FIGURES.map(average)}, ${AT_LEAST}
  from eaten group by 1, 2 order by 1`;

const AVERAGES: Record<Span, string> = { week: averages('week'), month: averages('month') };

/** The exported file begins with the first day that has an entry and ends with the last. */
const FIRST_AND_LAST = `
  select min(day)::text as from, max(day)::text as to from diary_entries
  where customer_id = :customerId and deleted_at is null and not is_skipped`;

/** Adds up the entries of days. Days without an entry are absent. */
@Injectable()
export class DayRecordQueries {
  constructor(private readonly sql: Sql) {}

  list(customerId: string, { from, to }: Wanted): Promise<DayRecord[]> {
    return this.sql.rows<DayRecord>(DAYS, { customerId, from, to });
  }

  listAverages(customerId: string, span: Span, { from, to }: Wanted): Promise<Averages[]> {
    return this.sql.rows<Averages>(AVERAGES[span], { customerId, from, to });
  }

  async listAll(customerId: string): Promise<DayRecord[]> {
    const span = await this.sql.row<{ from: string | null; to: string | null }>(FIRST_AND_LAST, {
      customerId,
    });
    if (!span?.from || !span.to) return [];
    return this.list(customerId, { from: span.from, to: span.to });
  }
}
