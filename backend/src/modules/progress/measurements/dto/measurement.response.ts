import {
  Amount,
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { momentText } from '../../days.js';
import { METRIC_FIGURES, UNITS, type Units } from '../figures.js';
import type { Measurement } from '../measurement.entity.js';
import { kgOf, lbsOf } from '../weight.js';

export class MeasurementResponse {
  @Id() id: string;
  @Moment('The moment if it is known, otherwise midnight UTC of the day') measurementDate: string;
  @Day('The day where the customer lives') day: string;
  @YesNo('Whether the moment is known, or only the day') hasTime: boolean;
  @Moment() createdAt: string;
  @Choice(UNITS, 'The units in which it was entered') units: Units;
  @Maybe(Amount()) weightKg: number | null;
  @Maybe(Amount()) weightLbs: number | null;
  @Maybe(Amount()) bodyFatPercentage: number | null;
  @Maybe(Amount()) muscleMassKg: number | null;
  @Maybe(Amount()) neckCm: number | null;
  @Maybe(Amount()) shouldersCm: number | null;
  @Maybe(Amount()) chestCm: number | null;
  @Maybe(Amount()) waistCm: number | null;
  @Maybe(Amount()) hipsCm: number | null;
  @Maybe(Amount()) bicepLeftCm: number | null;
  @Maybe(Amount()) bicepRightCm: number | null;
  @Maybe(Amount()) thighLeftCm: number | null;
  @Maybe(Amount()) thighRightCm: number | null;
  @Maybe(Amount()) calfLeftCm: number | null;
  @Maybe(Amount()) calfRightCm: number | null;
  @Maybe(Text()) notes: string | null;
  @YesNo('Whether a trainer measured it') isByTrainer: boolean;
  @Maybe(Text('Only while that trainer has an account and a name')) trainerName: string | null;

  constructor(measurement: Measurement) {
    const { id, day, measuredAt, createdAt, units, weight, notes, isByTrainer, recordedBy } = measurement;
    this.id = id;
    this.measurementDate = momentText(day, measuredAt);
    this.day = day;
    this.hasTime = measuredAt !== null;
    this.createdAt = createdAt.toISOString();
    this.units = units;
    this.weightKg = weight && kgOf(weight);
    this.weightLbs = weight && lbsOf(weight);
    for (const name of METRIC_FIGURES) this[name] = measurement[name];
    this.notes = notes;
    this.isByTrainer = isByTrainer;
    this.trainerName = (isByTrainer && recordedBy?.name) || null;
  }
}

export class MeasurementsResponse {
  @ListOf(Part(MeasurementResponse)) data: MeasurementResponse[];
  @WholeNumber('On all pages') total: number;

  constructor([measurements, total]: [Measurement[], number]) {
    this.data = measurements.map((measurement) => new MeasurementResponse(measurement));
    this.total = total;
  }
}

export class SavedMeasurementResponse {
  @Text() message: string;
  @Part(MeasurementResponse) data: MeasurementResponse;

  constructor(message: string, measurement: Measurement) {
    this.message = message;
    this.data = new MeasurementResponse(measurement);
  }
}
