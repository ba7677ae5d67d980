import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { ofAdmins } from './recipe-audience.sql.js';

export interface RecipeCounts {
  total: number;
  approved: number;
  pending: number;
}

/** The recipes that were created and approved on a day in UTC. */
export interface RecipeDay {
  date: string;
  created: number;
  approved: number;
}

const COUNTS = `
  select count(*)::int as total, (count(*) filter (where r.is_approved))::int as approved,
    (count(*) filter (where not r.is_approved))::int as pending
  from recipes r where ${ofAdmins('r')}`;

const DAYS = `
  with days as (
    select (now() at time zone 'UTC')::date - n as day from generate_series(0, :days::int - 1) as n
  )
  select to_char(day, 'YYYY-MM-DD') as date,
    (select count(*)::int from recipes r where ${ofAdmins('r')}
      and r.creation_timestamp >= day::timestamp at time zone 'UTC'
      and r.creation_timestamp < (day + 1)::timestamp at time zone 'UTC') as created,
    (select count(*)::int from recipes r where r.is_approved
      and r.approved_at >= day::timestamp at time zone 'UTC'
      and r.approved_at < (day + 1)::timestamp at time zone 'UTC') as approved
  from days order by day`;

/** Counts the recipes on which admins decide. */
@Injectable()
export class RecipeCountQueries {
  constructor(private readonly sql: Sql) {}

  async count(): Promise<RecipeCounts> {
    return (
      (await this.sql.row<RecipeCounts & Record<string, unknown>>(COUNTS)) ?? {
        total: 0,
        approved: 0,
        pending: 0,
      }
    );
  }

  /** Lists so many days up to today, the first day first. */
  listDays(days: number): Promise<RecipeDay[]> {
    return this.sql.rows<RecipeDay & Record<string, unknown>>(DAYS, { days });
  }
}
