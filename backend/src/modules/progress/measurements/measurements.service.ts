import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { addDays, dateIn, isDate } from '../../../platform/clock/dates.js';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { CustomerAccess, type User, UserDirectory } from '../../users/index.js';
import type { MeasurementRequest, MeasurementSummaryRequest } from './dto/measurement.request.js';
import { type MeasuredWhen, Measurement, type MeasurementContent } from './measurement.entity.js';
import { type MeasurementPage, MeasurementRepository } from './measurement.repository.js';
import { type MeasurementSummary, MeasurementSummaryQueries } from './measurement-summary.queries.js';
import { TooManyMeasurementsError, UnusualWeightError } from './measurements.errors.js';
import { startOf } from './series.js';
import { USUAL_DAYS, unusualChange } from './weight.js';

const MAX_MEASUREMENTS = 5000;
const MAX_MEASUREMENTS_PER_HOUR = 300;
const MIN_DAY = '1930-01-01';

/** The use cases of measurements, for customers and for the trainers who coach them. */
@Injectable()
export class MeasurementsService {
  constructor(
    private readonly em: EntityManager,
    private readonly measurements: MeasurementRepository,
    private readonly summaries: MeasurementSummaryQueries,
    private readonly users: UserDirectory,
    private readonly access: CustomerAccess,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async list(customerId: string, by: Principal, page: MeasurementPage): Promise<[Measurement[], number]> {
    await this.requireReadable(customerId, by);
    return this.measurements.findPage(customerId, page);
  }

  async summary(
    customerId: string,
    by: Principal,
    { figure = 'weight', range = '90d', units }: MeasurementSummaryRequest,
  ): Promise<MeasurementSummary> {
    const { timeZone } = await this.requireReadable(customerId, by);
    const from = startOf(range, dateIn(timeZone, this.clock.now()));
    return this.summaries.of(customerId, { figure, range, from, ...(units && { units }) });
  }

  async find(id: string, customerId: string): Promise<Measurement> {
    const measurement = await this.measurements.findOwn(id, customerId);
    if (!measurement) throw new NotFoundError();
    return measurement;
  }

  /** Customers add their own measurements, and trainers what they measured in person. */
  async add(customerId: string, by: Principal, request: MeasurementRequest): Promise<Measurement> {
    await this.limits.spend([
      { key: `measurements:user:${by.userId}`, most: MAX_MEASUREMENTS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    return this.em.transactional(async (em) => {
      const { customer, recorder } = await this.lock(customerId, by);
      if ((await this.measurements.countByCustomer(customerId)) >= MAX_MEASUREMENTS)
        throw new TooManyMeasurementsError(MAX_MEASUREMENTS);
      const content = this.contentOf(request, customer);
      const measurement = new Measurement(customer, recorder, content, this.clock.now());
      if (!request.confirmsWeight) await this.requireUsualWeight(measurement);
      em.persist(measurement);
      return measurement;
    });
  }

  /** Only the customer changes a measurement, no matter who recorded it. */
  async change(id: string, customerId: string, request: MeasurementRequest): Promise<Measurement> {
    return this.em.transactional(async () => {
      const measurement = await this.measurements.lockOwn(id, customerId);
      if (!measurement) throw new NotFoundError();
      const { customer, weight: before, day } = measurement;
      measurement.change(customer, this.contentOf(request, customer), this.clock.now());
      const { weight } = measurement;
      const isSame =
        day === measurement.day && weight?.value === before?.value && weight?.units === before?.units;
      if (!request.confirmsWeight && !isSame) await this.requireUsualWeight(measurement);
      return measurement;
    });
  }

  async remove(id: string, customerId: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const measurement = await this.measurements.lockOwn(id, customerId);
      if (!measurement) throw new NotFoundError();
      em.remove(measurement);
    });
  }

  private async requireReadable(customerId: string, by: Principal): Promise<User> {
    if (customerId !== by.userId) return this.access.require(customerId, by, { mayBeClosed: true });
    const user = await this.users.byId(customerId);
    if (!user) throw new NotFoundError();
    return user;
  }

  private async lock(customerId: string, by: Principal): Promise<{ customer: User; recorder: User }> {
    const [customer] =
      customerId === by.userId
        ? [await this.users.lock(customerId)]
        : await this.access.lock([customerId], by);
    const recorder = customerId === by.userId ? customer : await this.users.byId(by.userId);
    if (!customer || !recorder) throw new NotFoundError();
    return { customer, recorder };
  }

  private contentOf(request: MeasurementRequest, { timeZone }: User): MeasurementContent {
    const { weight, keptUnits: units, figures, notes } = request;
    const when = this.whenOf(request.measurementDate, timeZone);
    return { when, units, weight, figures, notes: notes ?? null };
  }

  /** Clients that know only the day send midnight UTC. */
  private whenOf(written: string, timeZone: string | null): MeasuredWhen {
    const now = this.clock.now();
    const dayAlone = isDate(written) ? written : MIDNIGHT_UTC.exec(written)?.[1];
    const at = dayAlone ? null : new Date(written);
    const day = dayAlone ?? dateIn(timeZone, new Date(written));
    // Without a time zone, the customer may live where tomorrow has begun already.
    const today = timeZone ? dateIn(timeZone, now) : addDays(dateIn(null, now), 1);
    if (day > today || (at && at > now))
      throw new InvalidInputError({ measurementDate: ['The date must not be in the future'] });
    if (day < MIN_DAY) throw new InvalidInputError({ measurementDate: ['The date is too long ago'] });
    return { day, at };
  }

  private async requireUsualWeight(measurement: Measurement): Promise<void> {
    const { weight } = measurement;
    if (!weight) return;
    const before = await this.measurements.lastWeighed(measurement, USUAL_DAYS);
    const percent = before?.weight && unusualChange(weight, before.weight);
    if (percent) throw new UnusualWeightError(weight, { weight: before.weight, day: before.day }, percent);
  }
}

const MIDNIGHT_UTC = /^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?Z$/;
