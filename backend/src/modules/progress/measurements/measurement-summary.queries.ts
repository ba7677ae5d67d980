import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { FIGURE_NAMES, type Figure, rounded, type Units } from './figures.js';
import { columnOf, NEWEST_FIRST, OLDEST_FIRST } from './figures.sql.js';
import { type Point, type Range, type SeriesPoint, thinned } from './series.js';
import { type KeptFigure, shownFigure } from './shown-figure.js';
import { computeTrend, TREND_FIGURES, type Trend } from './trend.js';

export interface MeasurementSummary {
  total: number;
  units: Units;
  latest: (Point & { figure: Figure })[];
  series: { figure: Figure; range: Range; points: SeriesPoint[] };
  trend: Trend | null;
  recent: RecentEntries;
}

export interface RecentEntries {
  /** The number of days with a measurement in the last 28 days. */
  daysMeasured: number;
  /** The newest weight minus the first one of the last 30 days, or null if they have fewer than two. */
  weightChange: number | null;
}

/** The last so many days count for the change of the weight and for the days with a measurement. */
const WEIGHT_DAYS = 30;
const MEASURED_DAYS = 28;

interface Asked {
  figure: Figure;
  range: Range;
  /** The day where the customer lives. */
  today: string;
  /** The first day of the series. */
  from: string | null;
  /** The units of the newest measurement are used unless others are given. */
  units?: Units;
}

const kept = (figure: Figure) =>
  `json_build_object('value', m.${columnOf(figure)}, 'day', m.day, 'units', m.units)`;

const newestOf = (figure: Figure) => `
  (array_agg(${kept(figure)} order by ${NEWEST_FIRST}) filter (where m.${columnOf(figure)} is not null))[1] as "${figure}"`;

const LATEST = `
  select count(*)::int as total, (array_agg(m.units order by ${NEWEST_FIRST}))[1] as units, ${FIGURE_NAMES.map(newestOf)},
    count(distinct m.day) filter (where m.day > :today::date - ${MEASURED_DAYS})::int as "daysMeasured",
    count(m.weight) filter (where m.day > :today::date - ${WEIGHT_DAYS})::int as "weightsLately",
    (array_agg(${kept('weight')} order by ${OLDEST_FIRST}) filter (
      where m.weight is not null and m.day > :today::date - ${WEIGHT_DAYS}))[1] as "weightBefore"
  from progress_measurements m where m.customer_id = :customerId`;

const figuresOf = (figure: Figure) => `
  select m.${columnOf(figure)} as value, m.day::text as day, m.units from progress_measurements m
  where m.customer_id = :customerId and m.${columnOf(figure)} is not null`;

const seriesOf = (figure: Figure) => `
  ${figuresOf(figure)} and (:from::date is null or m.day >= :from::date) order by ${NEWEST_FIRST}`;

const lastOf = (figure: Figure) => `${figuresOf(figure)} order by ${NEWEST_FIRST} limit ${TREND_FIGURES}`;

type LatestRow = {
  total: number;
  units: Units | null;
  daysMeasured: number;
  weightsLately: number;
  weightBefore: KeptFigure | null;
} & Partial<Record<Figure, KeptFigure | null>>;

/** Reads the newest figures of a customer, and how one of them has changed over time. */
@Injectable()
export class MeasurementSummaryQueries {
  constructor(private readonly sql: Sql) {}

  async of(
    customerId: string,
    { figure, range, from, today, units: wanted }: Asked,
  ): Promise<MeasurementSummary> {
    const [row, series, last] = await Promise.all([
      this.sql.row<LatestRow>(LATEST, { customerId, today }),
      this.sql.rows<KeptFigure>(seriesOf(figure), { customerId, from }),
      this.sql.rows<KeptFigure>(lastOf(figure), { customerId }),
    ]);
    const units = wanted ?? row?.units ?? 'metric';
    const latest = FIGURE_NAMES.flatMap((name) => {
      const newest = row?.[name];
      return newest ? [{ figure: name, ...shownFigure(name, newest, units) }] : [];
    });
    const points = series.reverse().map((one) => shownFigure(figure, one, units));
    const compared = last.reverse().map((one) => shownFigure(figure, one, units).value);
    return {
      total: row?.total ?? 0,
      units,
      latest,
      series: { figure, range, points: thinned(points) },
      trend: computeTrend(compared),
      recent: { daysMeasured: row?.daysMeasured ?? 0, weightChange: weightChangeIn(row, units) },
    };
  }
}

function weightChangeIn(row: LatestRow | undefined, units: Units): number | null {
  const { weight, weightBefore, weightsLately = 0 } = row ?? {};
  if (!weight || !weightBefore || weightsLately < 2) return null;
  return rounded(
    shownFigure('weight', weight, units).value - shownFigure('weight', weightBefore, units).value,
    1,
  );
}
