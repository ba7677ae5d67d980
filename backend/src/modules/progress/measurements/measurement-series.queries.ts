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

/** A measurement with the figures that were asked for, in their order. */
type Row = [day: string, units: Units, ...values: (number | null)[]];

const FIRST_VALUE = 2;

const NEWEST_UNITS = `
  select m.units from progress_measurements m where m.customer_id = :customerId order by ${NEWEST_FIRST} limit 1`;

/**
 * Reads several figures since a day with one statement, the oldest first. Years of measurements are one value in JSON,
 * because reading each row from the connection takes several times as long.
 */
function seriesOf(figures: readonly Figure[]): string {
  const columns = figures.map((figure) => `m.${columnOf(figure)}`).join(', ');
  return `
    select (${NEWEST_UNITS}) as newest, (
      select json_agg(json_build_array(m.day, m.units, ${columns}) order by ${OLDEST_FIRST})
      from progress_measurements m
      where m.customer_id = :customerId and num_nonnulls(${columns}) > 0
        and (:from::date is null or m.day >= :from::date)
    ) as rows`;
}

/** Reads how figures of a customer have changed over time. */
@Injectable()
export class MeasurementSeriesQueries {
  constructor(private readonly sql: Sql) {}

  async of(
    customerId: string,
    { figures, range, from, units: wanted, isDaily }: Asked,
  ): Promise<FigureSeries> {
    const values = { customerId, from };
    const [found] = await this.sql.rows<{ newest: Units | null; rows: Row[] | null }>(
      seriesOf(figures),
      values,
      { isComposed: true },
    );
    const units = wanted ?? found?.newest ?? 'metric';
    const rows = found?.rows ?? [];
    const merged = isDaily ? daily : thinned;
    const series = figures.map((figure, place) => ({
      figure,
      points: merged(pointsOf(rows, { figure, place, units })),
    }));
    return { units, range, series };
  }
}

function pointsOf(rows: readonly Row[], shown: { figure: Figure; place: number; units: Units }): Point[] {
  const points: Point[] = [];
  for (const row of rows) {
    const value = row[FIRST_VALUE + shown.place];
    if (typeof value !== 'number') continue;
    const [day, units] = row;
    points.push(shownFigure(shown.figure, { value, day, units }, shown.units));
  }
  return points;
}
