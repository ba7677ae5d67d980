import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { User } from '../../users/index.js';
import { readWhen } from '../days.js';
import { DeletedProgress } from '../deleted-progress.js';
import { GoalValues } from '../goals/goal-values.js';
import { ProgressAccess } from '../progress-access.js';
import type { MeasurementRequest } from './dto/measurement.request.js';
import { Measurement, type MeasurementContent } from './measurement.entity.js';
import { type MeasurementPage, MeasurementRepository } from './measurement.repository.js';
import { MAX_MEASUREMENTS, TooManyMeasurementsError, UnusualWeightError } from './measurements.errors.js';
import { USUAL_DAYS, unusualChange } from './weight.js';

const MAX_MEASUREMENTS_PER_HOUR = 300;

/** The use cases of measurements, for customers and for the trainers who coach them. */
@Injectable()
export class MeasurementsService {
  constructor(
    private readonly em: EntityManager,
    private readonly measurements: MeasurementRepository,
    private readonly deleted: DeletedProgress,
    private readonly goals: GoalValues,
    private readonly access: ProgressAccess,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async list(customerId: string, by: Principal, page: MeasurementPage): Promise<[Measurement[], number]> {
    await this.access.requireReadable(customerId, by);
    return this.measurements.findPage(customerId, page);
  }

  async find(id: string, customerId: string): Promise<Measurement> {
    const measurement = await this.measurements.findOwn(id, customerId);
    if (!measurement) throw new NotFoundError();
    return measurement;
  }

  /** Customers add their own measurements, and trainers what they measured in person. */
  async add(customerId: string, by: Principal, request: MeasurementRequest): Promise<Measurement> {
    await this.spendEntry(by);
    return this.em.transactional(async (em) => {
      const { customer, recorder } = await this.access.lockForEntry(customerId, by);
      return this.record(em, customer, recorder, request);
    });
  }

  /** Counts an entry against the user's limit. Must not run within a transaction. */
  async spendEntry({ userId }: Pick<Principal, 'userId'>): Promise<void> {
    await this.limits.spend([
      { key: `measurements:user:${userId}`, most: MAX_MEASUREMENTS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
  }

  /** Must run in the caller's transaction with the customer locked and their consent checked. */
  async record(
    em: EntityManager,
    customer: User,
    recorder: User,
    request: MeasurementRequest,
  ): Promise<Measurement> {
    await this.requireRoom(customer.id);
    const content = this.contentOf(request, customer);
    const measurement = new Measurement(customer, recorder, content, this.clock.now());
    if (!request.confirmsWeight) await this.requireUsualWeight(measurement);
    em.persist(measurement);
    await this.updateGoals(customer.id);
    return measurement;
  }

  /** Only the customer changes a measurement, no matter who recorded it. */
  async change(id: string, by: Principal, request: MeasurementRequest): Promise<Measurement> {
    return this.em.transactional(async () => {
      await this.access.lockForEntry(by.userId, by);
      const measurement = await this.measurements.lockOwn(id, by.userId);
      if (!measurement) throw new NotFoundError();
      const { customer, weight: before, day } = measurement;
      measurement.change(customer, this.contentOf(request, customer), this.clock.now());
      const { weight } = measurement;
      const isSame =
        day === measurement.day && weight?.value === before?.value && weight?.units === before?.units;
      if (!request.confirmsWeight && !isSame) await this.requireUsualWeight(measurement);
      await this.updateGoals(by.userId);
      return measurement;
    });
  }

  async remove(id: string, by: Principal): Promise<void> {
    await this.em.transactional(async () => {
      await this.access.lockForRemoval(by.userId, by);
      const measurement = await this.measurements.lockOwn(id, by.userId);
      if (!measurement) throw new NotFoundError();
      await this.deleted.delete({ kind: 'measurement', id, customerId: by.userId });
      await this.updateGoals(by.userId);
    });
  }

  /** Undoes a deletion. The measurement is as it was, also who recorded it and when. */
  async restore(id: string, by: Principal): Promise<Measurement> {
    await this.spendEntry(by);
    return this.em.transactional(async () => {
      await this.access.lockForEntry(by.userId, by);
      await this.requireRoom(by.userId);
      await this.deleted.restore({ kind: 'measurement', id, customerId: by.userId });
      await this.updateGoals(by.userId);
      return this.find(id, by.userId);
    });
  }

  private async requireRoom(customerId: string): Promise<void> {
    if ((await this.measurements.countByCustomer(customerId)) >= MAX_MEASUREMENTS)
      throw new TooManyMeasurementsError(MAX_MEASUREMENTS);
  }

  /** Goals follow what the database has, so the change is written first. */
  private async updateGoals(customerId: string): Promise<void> {
    await this.em.flush();
    await this.goals.updateAllOf(customerId);
  }

  private contentOf(request: MeasurementRequest, { timeZone }: User): MeasurementContent {
    const { weight, keptUnits: units, figures, notes } = request;
    const when = readWhen({ measurementDate: request.measurementDate }, timeZone, this.clock.now());
    return { when, units, weight, figures, notes: notes ?? null };
  }

  private async requireUsualWeight(measurement: Measurement): Promise<void> {
    const { weight } = measurement;
    if (!weight) return;
    const before = await this.measurements.lastWeighed(measurement, USUAL_DAYS);
    const percent = before?.weight && unusualChange(weight, before.weight);
    if (percent) throw new UnusualWeightError(weight, { weight: before.weight, day: before.day }, percent);
  }
}
