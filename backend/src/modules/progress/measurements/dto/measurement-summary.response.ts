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
import { FIGURE_NAMES, type Figure, UNITS, type Units } from '../figures.js';
import type { MeasurementSummary, RecentEntries } from '../measurement-summary.queries.js';
import { DIRECTIONS, type Trend } from '../trend.js';
import { labeled, Series, UNIT_NAMES, type UnitName } from './series.response.js';

class LatestFigure {
  @Choice(FIGURE_NAMES) figure: Figure;
  @Text() label: string;
  @Amount() value: number;
  @Choice(UNIT_NAMES) unit: UnitName;
  @Day() day: string;
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
    this.data = {
      total,
      units,
      latest: latest.map(({ figure, value, day }) => ({ ...labeled(figure, units), value, day })),
      series: { ...labeled(series.figure, units), range: series.range, points: series.points },
      trend,
      recent,
    };
  }
}
