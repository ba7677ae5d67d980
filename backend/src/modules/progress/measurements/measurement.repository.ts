import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import { addDays } from '../../../platform/clock/dates.js';
import type { Figure, Units } from './figures.js';
import { columnOf } from './figures.sql.js';
import type { Measurement } from './measurement.entity.js';

export interface MeasurementPage {
  from?: string;
  to?: string;
  page: number;
  limit: number;
}

/** Figures of one measurement as they are kept: the weight in these units, every other figure in metric ones. */
export interface MeasuredFigures {
  day: string;
  at: Date | null;
  units: Units;
  figures: { [Name in Figure]?: number | null };
}

type FigureRow = { day: string; measuredAt: string | null; units: Units } & MeasuredFigures['figures'];

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

  /** Finds all measurements of a customer; there is a limit to how many they may have. */
  findAllOf(customerId: string): Promise<Measurement[]> {
    return this.find({ customer: customerId });
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

  findLastWeighed(customerId: string): Promise<Measurement | null> {
    return this.findOne({ customer: customerId, enteredWeight: { $ne: null } }, { orderBy: NEWEST_FIRST });
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

  /** Finds these figures since a day, in the order of time. */
  async findHistory(
    customerId: string,
    figures: readonly Figure[],
    from: string,
  ): Promise<MeasuredFigures[]> {
    const columns = figures.map((figure) => `m.${columnOf(figure)} as "${figure}"`);
    const rows = await this.getEntityManager().execute<FigureRow[]>(
      `select m.day::text as day, m.measured_at as "measuredAt", m.units, ${columns.join(', ')}
       from progress_measurements m
       where m.customer_id = :customerId and m.day >= :from
         and num_nonnulls(${figures.map((figure) => `m.${columnOf(figure)}`).join(', ')}) > 0
       order by m.day, m.measured_at nulls first, m.id`,
      { customerId, from },
    );
    return rows.map(({ day, measuredAt, units, ...values }) => ({
      ...{ day, units, at: measuredAt === null ? null : new Date(measuredAt) },
      figures: values,
    }));
  }

  /** Finds the newest value of a figure up to a day, or null. */
  async findNewestWith(
    customerId: string,
    figure: Figure,
    until: string,
  ): Promise<{ value: number; units: Units } | null> {
    const column = columnOf(figure);
    const [row] = await this.getEntityManager().execute<{ value: number; units: Units }[]>(
      `select m.${column} as value, m.units from progress_measurements m
       where m.customer_id = :customerId and m.day <= :until and m.${column} is not null
       order by m.day desc, m.measured_at desc nulls last, m.id desc limit 1`,
      { customerId, until },
    );
    return row ?? null;
  }
}
