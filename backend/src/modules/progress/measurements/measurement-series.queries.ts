import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Figure, Units } from './figures.js';
import { columnOf, NEWEST_FIRST, OLDEST_FIRST } from './figures.sql.js';
import { daily, type Range, type SeriesPoint, thinned } from './series.js';
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

type Row = { day: string; units: Units } & { [Name in Figure]?: number | null };

const NEWEST_UNITS = `
  select m.units from progress_measurements m where m.customer_id = :customerId order by ${NEWEST_FIRST} limit 1`;

/** Reads several figures since a day with one statement, the oldest first. */
function seriesOf(figures: readonly Figure[]): string {
  const columns = figures.map((figure) => `m.${columnOf(figure)}`);
  const named = figures.map((figure) => `m.${columnOf(figure)} as "${figure}"`);
  return `
    select m.day::text as day, m.units, ${named.join(', ')} from progress_measurements m
    where m.customer_id = :customerId and num_nonnulls(${columns.join(', ')}) > 0
      and (:from::date is null or m.day >= :from::date)
    order by ${OLDEST_FIRST}`;
}

/** Reads how figures of a customer have changed over time. */
@Injectable()
export class MeasurementSeriesQueries {
  constructor(private readonly sql: Sql) {}

  async of(
    customerId: string,
    { figures, range, from, units: wanted, isDaily }: Asked,
  ): Promise<FigureSeries> {
    const [newest, rows] = await Promise.all([
      wanted ? { units: wanted } : this.sql.row<{ units: Units }>(NEWEST_UNITS, { customerId }),
      this.sql.rows<Row>(seriesOf(figures), { customerId, from }, { isComposed: true }),
    ]);
    const units = newest?.units ?? 'metric';
    const merged = isDaily ? daily : thinned;
    const series = figures.map((figure) => ({
      figure,
      points: merged(rows.flatMap((row) => pointsOf(figure, row, units))),
    }));
    return { units, range, series };
  }
}

function pointsOf(figure: Figure, row: Row, units: Units) {
  const value = row[figure] ?? null;
  return value === null ? [] : [shownFigure(figure, { value, day: row.day, units: row.units }, units)];
}
