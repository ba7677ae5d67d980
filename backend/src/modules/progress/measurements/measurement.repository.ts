import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import { addDays } from '../../../platform/clock/dates.js';
import type { Measurement } from './measurement.entity.js';

export interface MeasurementPage {
  from?: string;
  to?: string;
  page: number;
  limit: number;
}

/** Measurements of one day are ordered by their time if it is known, and by their entry otherwise. */
const NEWEST_FIRST = { day: 'desc', measuredAt: 'desc nulls last', id: 'desc' } as const;

export class MeasurementRepository extends EntityRepository<Measurement> {
  findPage(customerId: string, { from, to, page, limit }: MeasurementPage): Promise<[Measurement[], number]> {
    const day = { ...(from && { $gte: from }), ...(to && { $lte: to }) };
    return this.findAndCount(
      { customer: customerId, ...(from || to ? { day } : {}) },
      { orderBy: NEWEST_FIRST, limit, offset: (page - 1) * limit, populate: ['recordedBy', 'customer'] },
    );
  }

  countByCustomer(customerId: string): Promise<number> {
    return this.count({ customer: customerId });
  }

  findOwn(id: string, customerId: string): Promise<Measurement | null> {
    return this.findOne({ id, customer: customerId }, { populate: ['recordedBy', 'customer'] });
  }

  async lockOwn(id: string, customerId: string): Promise<Measurement | null> {
    const options = { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const measurement = await this.findOne({ id, customer: customerId }, options);
    if (measurement) await this.populate([measurement], ['recordedBy', 'customer']);
    return measurement;
  }

  /** Finds the last measurement with a weight within so many days before another. */
  lastWeighed(measurement: Measurement, days: number): Promise<Measurement | null> {
    const { id, customer, day } = measurement;
    return this.findOne(
      {
        id: { $ne: id },
        customer: customer.id,
        day: { $lte: day, $gte: addDays(day, -days) },
        enteredWeight: { $ne: null },
      },
      { orderBy: NEWEST_FIRST },
    );
  }
}
