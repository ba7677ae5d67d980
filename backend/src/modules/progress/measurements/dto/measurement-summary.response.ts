import {
  Amount,
  Choice,
  Day,
  ListOf,
  Maybe,
  Part,
  Text,
  WholeNumber,
} from '../../../../platform/http/answers.js';
import { FIGURE_NAMES, FIGURES, type Figure, UNITS, type Units, unitOf } from '../figures.js';
import type { MeasurementSummary, RecentEntries } from '../measurement-summary.queries.js';
import { RANGES, type Range } from '../series.js';
import { DIRECTIONS, type Trend } from '../trend.js';

const UNIT_NAMES = ['kg', 'lb', 'cm', 'in', '%'] as const;

type UnitName = (typeof UNIT_NAMES)[number];

class LatestFigure {
  @Choice(FIGURE_NAMES) figure: Figure;
  @Text() label: string;
  @Amount() value: number;
  @Choice(UNIT_NAMES) unit: UnitName;
  @Day() day: string;
}

class SeriesPoint {
  @Day() day: string;
  @Amount() value: number;
}

class Series {
  @Choice(FIGURE_NAMES) figure: Figure;
  @Text() label: string;
  @Choice(UNIT_NAMES) unit: UnitName;
  @Choice(RANGES) range: Range;
  @ListOf(Part(SeriesPoint), 'One point per day, or per longer period if there would be too many')
  points: SeriesPoint[];
}

class TrendResponse implements Trend {
  @Choice(DIRECTIONS, 'stable if it changed by less than 0.5') direction: Trend['direction'];
  @Amount('The mean of the last five figures minus that of the five before') change: number;
}

class RecentEntriesResponse implements RecentEntries {
  @WholeNumber('The number of days with a measurement in the last 28 days') daysMeasured: number;
  @Maybe(
    Amount('The newest weight minus the first one of the last 30 days; null if they have fewer than two'),
  )
  weightChange: number | null;
}

class MeasurementSummaryData {
  @WholeNumber('The number of all measurements') total: number;
  @Choice(UNITS, 'The units of the figures') units: Units;
  @ListOf(Part(LatestFigure), 'The latest value of each figure') latest: LatestFigure[];
  @Part(Series) series: Series;
  @Maybe(Part(TrendResponse)) trend: TrendResponse | null;
  @Part(RecentEntriesResponse) recent: RecentEntriesResponse;
}

export class MeasurementSummaryResponse {
  @Part(MeasurementSummaryData) data: MeasurementSummaryData;

  constructor({ total, units, latest, series, trend, recent }: MeasurementSummary) {
    const named = (figure: Figure) => ({ figure, label: FIGURES[figure].label, unit: unitOf(figure, units) });
    this.data = {
      total,
      units,
      latest: latest.map(({ figure, value, day }) => ({ ...named(figure), value, day })),
      series: { ...named(series.figure), range: series.range, points: series.points },
      trend,
      recent,
    };
  }
}
