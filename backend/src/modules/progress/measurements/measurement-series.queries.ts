import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Figure, Units } from './figures.js';
import { columnOf, NEWEST_FIRST, OLDEST_FIRST } from './figures.sql.js';
import { daily, type Point, type Range, type SeriesPoint, thinned } from './series.js';
import { shownFigure } from './shown-figure.js';

export interface FigureSeries {
  units: Units;
  range: Range;
  series: { figure: Figure; points: SeriesPoint[] }[];
}

interface Asked {
  figures: readonly Figure[];
  range: Range;
  /** The first day of the series. */
  from: string | null;
  /** The units of the newest measurement are used unless others are given. */
  units?: Units;
  /** Every day gets a point of its own, however many there are. */
  isDaily: boolean;
}

const NEWEST_UNITS = `
  select m.units from progress_measurements m where m.customer_id = :customerId order by ${NEWEST_FIRST} limit 1`;

/** Names the column with the values of a figure. */
const valuesOf = (place: number) => `values_${place}` as const;

/**
 * Reads several figures since a day with one statement, the oldest first. Years of measurements come as one array for each column,
 * because an array for each measurement takes both sides longer, and rows of their own take the connection longer still. All
 * arrays have the same order, so PostgreSQL sorts once.
 */
function seriesOf(figures: readonly Figure[]): string {
  const columns = figures.map((figure) => `m.${columnOf(figure)}`);
  const array = (column: string, name: string) =>
    `coalesce(array_to_json(array_agg(${column} order by ${OLDEST_FIRST})), '[]') as ${name}`;
  const values = columns.map((column, place) => array(column, valuesOf(place)));
  return `
    select (${NEWEST_UNITS}) as newest, ${[array('m.day', 'days'), array('m.units', 'units'), ...values].join(', ')}
    from progress_measurements m
    where m.customer_id = :customerId and num_nonnulls(${columns.join(', ')}) > 0
      and (:from::date is null or m.day >= :from::date)`;
}

/** The measurements in their order, one array for each column. */
type Columns = { newest: Units | null; days: string[]; units: Units[] } & Values;
type Values = { [name: ReturnType<typeof valuesOf>]: (number | null)[] };

/** Reads how figures of a customer have changed over time. */
@Injectable()
export class MeasurementSeriesQueries {
  constructor(private readonly sql: Sql) {}

  async of(
    customerId: string,
    { figures, range, from, units: wanted, isDaily }: Asked,
  ): Promise<FigureSeries> {
    const values = { customerId, from };
    const [found] = await this.sql.rows<Columns>(seriesOf(figures), values, { isComposed: true });
    const units = wanted ?? found?.newest ?? 'metric';
    const merged = isDaily ? daily : thinned;
    const series = figures.map((figure, place) => ({
      figure,
      points: merged(found ? pointsOf(found, { figure, place, units }) : []),
    }));
    return { units, range, series };
  }
}

function pointsOf(measured: Columns, shown: { figure: Figure; place: number; units: Units }): Point[] {
  const points: Point[] = [];
  measured[valuesOf(shown.place)]?.forEach((value, row) => {
    const day = measured.days[row];
    const units = measured.units[row];
    if (value === null || !day || !units) return;
    points.push(shownFigure(shown.figure, { value, day, units }, shown.units));
  });
  return points;
}
