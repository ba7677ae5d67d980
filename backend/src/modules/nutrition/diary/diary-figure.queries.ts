import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** The meals of a day of a plan that entries of one date answer. */
export interface AnsweredDay {
  date: string;
  planId: string;
  planDay: number;
  answered: number;
}

const LOGGED = `
  select distinct day::text as day from diary_entries
  where customer_id = :customerId and deleted_at is null and day <= :today::date
  order by day desc`;

/** A day on which every meal was skipped is left out. */
const ANSWERED = `
  select day::text as date, plan_id as "planId", plan_day as "planDay", count(distinct meal_number)::int as answered
  from diary_entries
  where customer_id = :customerId and deleted_at is null and plan_id is not null
  group by plan_id, plan_day, day having bool_or(not is_skipped)`;

/** Answers what a customer's diary adds up to. */
@Injectable()
export class DiaryFigureQueries {
  constructor(private readonly sql: Sql) {}

  /** Lists the days with an entry up to today, latest first. */
  async listDays(customerId: string, today: string): Promise<string[]> {
    const rows = await this.sql.rows<{ day: string }>(LOGGED, { customerId, today });
    return rows.map(({ day }) => day);
  }

  listAnswered(customerId: string): Promise<AnsweredDay[]> {
    return this.sql.rows<AnsweredDay>(ANSWERED, { customerId });
  }
}
