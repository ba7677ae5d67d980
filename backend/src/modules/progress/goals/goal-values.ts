import { Injectable } from '@nestjs/common';
import type { Figure } from '../measurements/figures.js';
import { type MeasuredFigures, MeasurementRepository } from '../measurements/measurement.repository.js';
import type { Goal } from './goal.entity.js';
import { GoalRepository } from './goal.repository.js';
import { isFigure, type Metric, unitsFor, valueInUnit } from './goal-metric.js';
import type { DatedValue } from './goal-progress.js';

interface StartOf {
  customerId: string;
  metric: Metric;
  targetUnit: string;
  startsOn: string;
}

/** Finds the values of goals, and keeps the status of goals true when measurements change. */
@Injectable()
export class GoalValues {
  constructor(
    private readonly goals: GoalRepository,
    private readonly measurements: MeasurementRepository,
  ) {}

  /** Finds the values of each goal since it began, in its unit and in the order of time. All goals are one customer's. */
  async findFor(goals: readonly Goal[]): Promise<Map<Goal, DatedValue[]>> {
    const history = await this.historyOf(goals);
    // Many goals may be about one figure, and its history is converted once for each unit.
    const converted = new Map<string, DatedValue[]>();
    return new Map(
      goals.map((goal) => {
        const { metric, targetUnit, startsOn, enteredValues } = goal;
        if (!isFigure(metric))
          return [
            goal,
            enteredValues.filter(({ day }) => day >= startsOn).map((one) => ({ ...one, at: null })),
          ];
        const key = `${metric} ${targetUnit}`;
        const values = converted.get(key) ?? valuesIn(history, metric, targetUnit);
        converted.set(key, values);
        return [goal, values.filter(({ day }) => day >= startsOn)];
      }),
    );
  }

  /** Finds the value at which a goal begins: the newest one of its first day or before, or null. */
  async findStart({ customerId, metric, targetUnit, startsOn }: StartOf): Promise<number | null> {
    if (!isFigure(metric) || !unitsFor(metric).includes(targetUnit)) return null;
    const newest = await this.measurements.findNewestWith(customerId, metric, startsOn);
    return newest && valueInUnit(metric, newest, targetUnit);
  }

  /** Lets one goal follow its values. */
  async update(goal: Goal): Promise<void> {
    const values = await this.findFor([goal]);
    goal.follow(values.get(goal) ?? []);
  }

  /** Lets all goals of a customer follow their measurements. The caller's transaction has locked the customer. */
  async updateAllOf(customerId: string): Promise<void> {
    const goals = await this.goals.findMeasuredOf(customerId);
    const values = await this.findFor(goals);
    for (const goal of goals) goal.follow(values.get(goal) ?? []);
  }

  private async historyOf(goals: readonly Goal[]) {
    const figures = [...new Set(goals.map(({ metric }) => metric).filter(isFigure))];
    const from = goals.map(({ startsOn }) => startsOn).sort()[0];
    const customerId = goals[0]?.customer.id;
    if (figures.length === 0 || !from || !customerId) return [];
    return this.measurements.findHistory(customerId, figures, from);
  }
}

/** Returns the values of one figure in this unit. */
const valuesIn = (history: readonly MeasuredFigures[], figure: Figure, unit: string): DatedValue[] =>
  history.flatMap(({ day, at, units, figures }) => {
    const value = figures[figure] ?? null;
    return value === null ? [] : [{ day, at, value: valueInUnit(figure, { value, units }, unit) }];
  });
