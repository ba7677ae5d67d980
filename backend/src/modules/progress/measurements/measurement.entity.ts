import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { User } from '../../users/index.js';
import type { When } from '../days.js';
import {
  boundsText,
  isWithinBounds,
  METRIC_FIGURES,
  type MetricFigure,
  UNITS,
  type Units,
} from './figures.js';
import { MeasurementRepository } from './measurement.repository.js';
import { NothingMeasuredError } from './measurements.errors.js';
import { checkedWeight, type Weight } from './weight.js';

export type MetricFigures = { [Name in MetricFigure]?: number | null };

export interface MeasurementContent {
  when: When;
  units: Units;
  weight: Weight | null;
  figures: MetricFigures;
  notes: string | null;
}

const FigureColumn = () => Property({ type: 'float', columnType: 'double precision', nullable: true });

@Entity({ tableName: 'progress_measurements', repository: () => MeasurementRepository })
export class Measurement {
  [EntityRepositoryType]?: MeasurementRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  customer: Rel<User>;

  /** The customer, or the trainer who measured them; null if that trainer's account was deleted. */
  @ManyToOne(() => User, { fieldName: 'recorded_by', nullable: true })
  recordedBy: Rel<User> | null;

  @Property({ type: 'date' })
  day: string;

  @Property({ type: 'timestamptz', nullable: true })
  measuredAt: Date | null;

  @Enum({ items: () => UNITS, type: 'text' })
  units: Units;

  /** The weight in the units of this measurement. */
  @Property({ type: 'float', columnType: 'double precision', nullable: true, fieldName: 'weight' })
  enteredWeight: number | null;

  @FigureColumn() bodyFatPercentage: number | null;
  @FigureColumn() muscleMassKg: number | null;
  @FigureColumn() neckCm: number | null;
  @FigureColumn() shouldersCm: number | null;
  @FigureColumn() chestCm: number | null;
  @FigureColumn() waistCm: number | null;
  @FigureColumn() hipsCm: number | null;
  @FigureColumn() bicepLeftCm: number | null;
  @FigureColumn() bicepRightCm: number | null;
  @FigureColumn() thighLeftCm: number | null;
  @FigureColumn() thighRightCm: number | null;
  @FigureColumn() calfLeftCm: number | null;
  @FigureColumn() calfRightCm: number | null;

  @Property({ type: 'text', nullable: true })
  notes: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  constructor(customer: User, recordedBy: User, content: MeasurementContent, now: Date) {
    this.customer = customer;
    this.createdAt = now;
    this.change(recordedBy, content, now);
  }

  get weight(): Weight | null {
    return this.enteredWeight === null ? null : { value: this.enteredWeight, units: this.units };
  }

  get isByTrainer(): boolean {
    return this.recordedBy !== this.customer;
  }

  /** Replaces the whole content. A measurement that a customer corrects counts as theirs from then on. */
  change(by: User, { when, units, weight, figures, notes }: MeasurementContent, now: Date): void {
    const isEmpty =
      weight === null && !notes && METRIC_FIGURES.every((name) => (figures[name] ?? null) === null);
    if (isEmpty) throw new NothingMeasuredError();
    requireBounds(figures);
    this.enteredWeight = weight ? checkedWeight(weight).value : null;
    this.units = weight?.units ?? units;
    for (const name of METRIC_FIGURES) this[name] = figures[name] ?? null;
    this.day = when.day;
    this.measuredAt = when.at;
    this.notes = notes || null;
    this.recordedBy = by;
    this.updatedAt = now;
  }
}

function requireBounds(figures: MetricFigures): void {
  const faults = METRIC_FIGURES.filter((name) => {
    const value = figures[name] ?? null;
    return value !== null && !isWithinBounds(name, value);
  });
  if (faults.length > 0)
    throw new InvalidInputError(Object.fromEntries(faults.map((name) => [name, [boundsText(name)]])));
}
