import { Amount, Choice, Day, ListOf, Part, Text } from '../../../../platform/http/answers.js';
import { FIGURE_NAMES, FIGURES, type Figure, UNITS, type Units, unitOf } from '../figures.js';
import type { FigureSeries } from '../measurement-series.queries.js';
import { RANGES, type Range, type SeriesPoint } from '../series.js';

export const UNIT_NAMES = ['kg', 'lb', 'cm', 'in', '%'] as const;
export type UnitName = (typeof UNIT_NAMES)[number];

export const labeled = (figure: Figure, units: Units) => ({
  figure,
  label: FIGURES[figure].label,
  unit: unitOf(figure, units),
});

class SeriesPointResponse implements SeriesPoint {
  @Day('The last day of the time that this point stands for') day: string;
  @Amount('The mean of that time') value: number;
  @Amount() lowest: number;
  @Amount() highest: number;
}

export class Series {
  @Choice(FIGURE_NAMES) figure: Figure;
  @Text() label: string;
  @Choice(UNIT_NAMES) unit: UnitName;
  @Choice(RANGES) range: Range;
  @ListOf(Part(SeriesPointResponse), 'One point per day, or per longer period if there would be too many')
  points: SeriesPointResponse[];
}

class SeriesListData {
  @Choice(UNITS, 'The units of the figures') units: Units;
  @Choice(RANGES) range: Range;
  @ListOf(Part(Series), 'In the order in which they were asked for') series: Series[];
}

export class MeasurementSeriesResponse {
  @Part(SeriesListData) data: SeriesListData;

  constructor({ units, range, series }: FigureSeries) {
    this.data = {
      units,
      range,
      series: series.map(({ figure, points }) => ({ ...labeled(figure, units), range, points })),
    };
  }
}
