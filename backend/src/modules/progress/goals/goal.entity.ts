import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { User } from '../../users/index.js';
import { GoalRepository } from './goal.repository.js';
import { boundsFault, isFigure, METRICS, type Metric, unitsFor } from './goal-metric.js';
import { type DatedValue, findReaching, isBand } from './goal-progress.js';
import { GoalStatusError, MeasuredGoalError, TooManyValuesError } from './goals.errors.js';

export const STATUSES = ['active', 'achieved', 'given_up'] as const;

export type GoalStatus = (typeof STATUSES)[number];

export interface GoalContent {
  goalName: string;
  description: string | null;
  metric: Metric;
  startValue: number;
  targetValue: number;
  targetUnit: string;
  startsOn: string;
  targetDate: string | null;
}

/** A value of a goal that is about no figure of the measurements. */
export interface EnteredValue {
  day: string;
  value: number;
}

const MAX_VALUES = 400;

const NumberColumn = () => Property({ type: 'float', columnType: 'double precision' });

/**
 * A value that a customer wants to reach or to hold. Its status follows from the values since the day on
 * which it began.
 */
@Entity({ tableName: 'goals', repository: () => GoalRepository })
export class Goal {
  [EntityRepositoryType]?: GoalRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  customer: Rel<User>;

  /** The customer, or a trainer; null if that trainer's account was deleted. */
  @ManyToOne(() => User, { fieldName: 'set_by', nullable: true })
  setBy: Rel<User> | null;

  @Property({ type: 'text' }) goalName: string;
  @Property({ type: 'text', nullable: true }) description: string | null;
  @Enum({ items: () => METRICS, type: 'text' }) metric: Metric;
  @NumberColumn() startValue: number;
  @NumberColumn() targetValue: number;
  @Property({ type: 'text' }) targetUnit: string;
  @Property({ type: 'date' }) startsOn: string;
  @Property({ type: 'date', nullable: true }) targetDate: string | null;
  @Enum({ items: () => STATUSES, type: 'text' }) status: GoalStatus = 'active';
  @Property({ type: 'timestamptz', nullable: true }) achievedAt: Date | null = null;

  /** One value a day, in the order of the days. Only a goal about no figure has any. */
  @Property({ type: 'json', fieldName: 'entered_values' })
  enteredValues: EnteredValue[] = [];

  @Property({ type: 'timestamptz' }) createdAt: Date;
  @Property({ type: 'timestamptz' }) updatedAt: Date;

  constructor(customer: User, setBy: User, content: GoalContent, now: Date) {
    this.customer = customer;
    this.setBy = setBy;
    this.createdAt = now;
    this.change(content, now);
  }

  get isBand(): boolean {
    return isBand(this);
  }

  get isByTrainer(): boolean {
    return this.setBy !== this.customer;
  }

  /** Replaces what the goal asks for. The caller then lets it follow its values. */
  change(content: GoalContent, now: Date): void {
    requireSense(content);
    const { metric, startsOn, ...rest } = content;
    Object.assign(this, { ...rest, metric, startsOn, updatedAt: now });
    if (this.isBand && this.status === 'achieved') this.reopen();
  }

  /** Sets the status that the values since the first day give, which are in the order of time. */
  follow(values: readonly DatedValue[]): void {
    if (this.isBand || this.status === 'given_up') return;
    const reaching = findReaching(this, values);
    this.status = reaching ? 'achieved' : 'active';
    this.achievedAt = reaching && (reaching.at ?? new Date(reaching.day));
  }

  giveUp(now: Date): void {
    if (this.status === 'achieved') throw new GoalStatusError('An achieved goal cannot be given up.');
    this.status = 'given_up';
    this.updatedAt = now;
  }

  /** A band has no value that ends it, so the customer says when it was held long enough. */
  achieve(now: Date): void {
    if (!this.isBand) throw new GoalStatusError('This goal is achieved when its target is reached.');
    if (this.status === 'given_up') throw new GoalStatusError('Please take the goal up again first.');
    if (this.status === 'achieved') return;
    this.status = 'achieved';
    this.achievedAt = now;
    this.updatedAt = now;
  }

  /** Takes a goal up again. The caller then lets it follow its values. */
  resume(now: Date): void {
    this.reopen();
    this.updatedAt = now;
  }

  /** Enters the value of a day, or corrects the one that the day has. */
  enterValue(day: string, value: number, now: Date): void {
    if (isFigure(this.metric)) throw new MeasuredGoalError();
    if (day < this.startsOn)
      throw new InvalidInputError({ day: ['The day must not be before the goal began'] });
    const others = this.enteredValues.filter((one) => one.day !== day);
    if (others.length >= MAX_VALUES) throw new TooManyValuesError(MAX_VALUES);
    this.enteredValues = [...others, { day, value }].sort((one, other) => (one.day < other.day ? -1 : 1));
    this.updatedAt = now;
  }

  /** Returns false if the day has no value. */
  removeValue(day: string, now: Date): boolean {
    const left = this.enteredValues.filter((one) => one.day !== day);
    if (left.length === this.enteredValues.length) return false;
    this.enteredValues = left;
    this.updatedAt = now;
    return true;
  }

  private reopen(): void {
    this.status = 'active';
    this.achievedAt = null;
  }
}

function requireSense({
  metric,
  startValue,
  targetValue,
  targetUnit,
  startsOn,
  targetDate,
}: GoalContent): void {
  const faults: Record<string, string[]> = {};
  if (isFigure(metric)) {
    const units = unitsFor(metric);
    if (!units.includes(targetUnit)) faults.targetUnit = [`The unit must be ${units.join(' or ')}`];
    for (const [name, value] of Object.entries({ startValue, targetValue })) {
      const fault = boundsFault(metric, value, targetUnit);
      if (fault) faults[name] = [fault];
    }
  }
  if (targetDate !== null && targetDate <= startsOn)
    faults.targetDate = ['The target date must be after the day on which the goal begins'];
  if (Object.keys(faults).length > 0) throw new InvalidInputError(faults);
}
