import {
  ChoiceField,
  ChoicesField,
  CountField,
  DateField,
  FlagField,
} from '../../../../platform/http/fields.js';
import { FIGURE_NAMES, type Figure, UNITS, type Units } from '../figures.js';
import { RANGES, type Range } from '../series.js';

export class ListMeasurementsRequest {
  @DateField({ optional: true, description: 'The first day that is listed' }) from?: string;
  @DateField({ optional: true, description: 'The last day that is listed' }) to?: string;
  @CountField({ min: 1, max: 100_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 500, fallback: 100 }) limit: number = 100;
}

export class MeasurementSummaryRequest {
  @ChoiceField(FIGURE_NAMES, {
    optional: true,
    description: 'The figure of the series and the trend; weight by default',
  })
  figure?: Figure;

  @ChoiceField(RANGES, { optional: true, description: '90d by default' }) range?: Range;

  @ChoiceField(UNITS, { optional: true, description: 'By default, the units of the newest measurement' })
  units?: Units;
}

export class MeasurementSeriesRequest {
  @ChoicesField(FIGURE_NAMES, { optional: true, description: 'waistCm, chestCm, and hipsCm by default' })
  figures?: Figure[];

  @ChoiceField(RANGES, { optional: true, description: '90d by default' }) range?: Range;

  @ChoiceField(UNITS, { optional: true, description: 'By default, the units of the newest measurement' })
  units?: Units;

  @FlagField({ description: 'Every day gets a point of its own, however many there are' })
  daily?: boolean;
}
