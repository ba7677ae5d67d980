import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { FIGURE_NAMES, type Figure, inUnits, type Units } from './figures.js';
import { type Point, type Range, thinned } from './series.js';
import { computeTrend, TREND_FIGURES, type Trend } from './trend.js';
import { weightIn } from './weight.js';

export interface MeasurementSummary {
  total: number;
  units: Units;
  latest: (Point & { figure: Figure })[];
  series: { figure: Figure; range: Range; points: Point[] };
  trend: Trend | null;
}

interface Asked {
  figure: Figure;
  range: Range;
  /** The first day of the series. */
  from: string | null;
  /** The units of the newest measurement are used unless others are given. */
  units?: Units;
}

/** A figure as the database keeps it: a weight is in the units of its measurement, every other figure in metric ones. */
interface KeptFigure extends Point {
  units: Units;
}

const columnOf = (figure: Figure): string =>
  figure.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const NEWEST_FIRST = 'm.day desc, m.measured_at desc nulls last, m.id desc';

const kept = (figure: Figure) =>
  `json_build_object('value', m.${columnOf(figure)}, 'day', m.day, 'units', m.units)`;

const newestOf = (figure: Figure) => `
  (array_agg(${kept(figure)} order by ${NEWEST_FIRST}) filter (where m.${columnOf(figure)} is not null))[1] as "${figure}"`;

const LATEST = `
  select count(*)::int as total, (array_agg(m.units order by ${NEWEST_FIRST}))[1] as units, ${FIGURE_NAMES.map(newestOf)}
  from progress_measurements m where m.customer_id = :customerId`;

const figuresOf = (figure: Figure) => `
  select m.${columnOf(figure)} as value, m.day::text as day, m.units from progress_measurements m
  where m.customer_id = :customerId and m.${columnOf(figure)} is not null`;

const seriesOf = (figure: Figure) => `
  ${figuresOf(figure)} and (:from::date is null or m.day >= :from::date) order by ${NEWEST_FIRST}`;

const lastOf = (figure: Figure) => `${figuresOf(figure)} order by ${NEWEST_FIRST} limit ${TREND_FIGURES}`;

type LatestRow = { total: number; units: Units | null } & Partial<Record<Figure, KeptFigure | null>>;

/** Reads the newest figures of a customer, and how one of them has changed over time. */
@Injectable()
export class MeasurementSummaryQueries {
  constructor(private readonly sql: Sql) {}

  async of(customerId: string, { figure, range, from, units: wanted }: Asked): Promise<MeasurementSummary> {
    const [row, series, last] = await Promise.all([
      this.sql.row<LatestRow>(LATEST, { customerId }),
      this.sql.rows<KeptFigure>(seriesOf(figure), { customerId, from }),
      this.sql.rows<KeptFigure>(lastOf(figure), { customerId }),
    ]);
    const units = wanted ?? row?.units ?? 'metric';
    const latest = FIGURE_NAMES.flatMap((name) => {
      const newest = row?.[name];
      return newest ? [{ figure: name, ...shown(name, newest, units) }] : [];
    });
    const points = series.reverse().map((one) => shown(figure, one, units));
    const compared = last.reverse().map((one) => shown(figure, one, units).value);
    return {
      total: row?.total ?? 0,
      units,
      latest,
      series: { figure, range, points: thinned(points) },
      trend: computeTrend(compared),
    };
  }
}

function shown(figure: Figure, { value, day, units: entered }: KeptFigure, units: Units): Point {
  if (figure === 'weight') return { day, value: weightIn({ value, units: entered }, units) };
  return { day, value: inUnits(figure, value, units) };
}
