import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { FIGURES, type Figures } from '../figures.js';
import type { OwnFoodPer } from './own-food.entity.js';

export interface OwnFoodRow extends Figures {
  id: string;
  name: string;
  per: OwnFoodPer;
  servingGrams: number | null;
}

/** The own foods of a customer as they are now. Other foods, or the same foods changed, have another revision. */
export interface OwnFoodRows {
  revision: string;
  /** Is null if the caller has the foods of this revision already. */
  foods: OwnFoodRow[] | null;
}

/**
 * Each row is counted with the transaction that wrote it last (`xmin`), so every change by any process gives another
 * sum. The time of a change would not do, because the clocks of two processes differ.
 */
const REVISION = `
  select concat(count(*), ' ', sum(uuid_hash_extended(f.id, f.xmin::text::bigint))) as revision
  from diary_foods f where f.customer_id = :customerId`;

const FOODS = `
  select coalesce(json_agg(food), '[]') from (
    select f.id, f.name, f.per, f.serving_grams as "servingGrams", ${FIGURES.map((figure) => `f.${figure}`)}
    from diary_foods f where f.customer_id = :customerId
  ) as food`;

/** One statement sees one state of the table, so foods and revision belong together. */
const FIND = `
  select now.revision, case when now.revision is distinct from :known::text then (${FOODS}) end as foods
  from (${REVISION}) as now`;

@Injectable()
export class OwnFoodQueries {
  constructor(private readonly sql: Sql) {}

  /** Reads the own foods of a customer, unless their revision is the known one. */
  async find(customerId: string, known: string | null): Promise<OwnFoodRows> {
    const row = await this.sql.row<OwnFoodRows>(FIND, { customerId, known });
    return row ?? { revision: '', foods: [] };
  }
}
