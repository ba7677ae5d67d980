import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import type { User } from '../../users/index.js';
import { MeasurementRequest } from './dto/measurement.request.js';
import { MeasurementRepository } from './measurement.repository.js';
import { MeasurementsService } from './measurements.service.js';
import type { Weight } from './weight.js';

/** Lets other modules read weights and add one. */
@Injectable()
export class CustomerWeights {
  constructor(
    private readonly measurements: MeasurementRepository,
    private readonly service: MeasurementsService,
    private readonly clock: Clock,
  ) {}

  async findLatest(customerId: string): Promise<Weight | null> {
    return (await this.measurements.findLastWeighed(customerId))?.weight ?? null;
  }

  /** Counts a weight against the customer's limit, before the transaction that adds it. */
  spendEntry(customerId: string): Promise<void> {
    return this.service.spendEntry({ userId: customerId });
  }

  /** Adds a measurement of today. Must run in the caller's transaction with the customer locked and their consent checked. */
  async addToday(em: EntityManager, customer: User, weight: Weight, confirmsWeight: boolean): Promise<void> {
    const { value, units } = weight;
    const request = Object.assign(new MeasurementRequest(), {
      measurementDate: dateIn(customer.timeZone, this.clock.now()),
      units,
      ...(units === 'us' ? { weightLbs: value } : { weightKg: value }),
      confirmsWeight,
    });
    await this.service.record(em, customer, customer, request);
  }
}
