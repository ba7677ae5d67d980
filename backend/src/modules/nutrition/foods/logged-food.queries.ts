import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** A food that a customer logged lately: how often, and how much of it the last time. */
export interface LoggedFood {
  source: string;
  times: number;
  amount: number;
  measure: string;
}

const MAX_FOODS = 60;

const LATELY = `
  select e.source, count(*)::int as times,
    (array_agg(e.amount order by e.created_at desc, e.id desc))[1]::float8 as amount,
    (array_agg(e.measure order by e.created_at desc, e.id desc))[1] as measure
  from (
    select * from diary_entries where customer_id = :customerId and deleted_at is null
    order by created_at desc limit 400
  ) e
  where e.kind in ('food', 'recipe') and e.source is not null and e.amount is not null
  group by e.source order by max(e.created_at) desc, e.source limit ${MAX_FOODS}`;

@Injectable()
export class LoggedFoodQueries {
  constructor(private readonly sql: Sql) {}

  /** Lists the foods and recipes of the last 400 entries, the latest first. */
  listLately(customerId: string): Promise<LoggedFood[]> {
    return this.sql.rows<LoggedFood>(LATELY, { customerId });
  }
}
