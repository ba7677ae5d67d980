import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

export interface AdminCounts {
  newCustomers: number;
  newTrainers: number;
  plansAssigned: number;
  coachingsBegun: number;
  coachingsEnded: number;
  mailsFailed: number;
}

const COUNTS = `
  with deeds as (
    select action, count(*)::int as count from audit_trail
    where at >= :from and at < :until and action in ('plan.assigned', 'coaching.began', 'coaching.ended')
    group by action
  ), arrived as (
    select role, count(*)::int as count from people where created_at >= :from and created_at < :until group by role
  )
  select
    coalesce((select count from arrived where role = 'customer'), 0) as "newCustomers",
    coalesce((select count from arrived where role = 'trainer'), 0) as "newTrainers",
    coalesce((select count from deeds where action = 'plan.assigned'), 0) as "plansAssigned",
    coalesce((select count from deeds where action = 'coaching.began'), 0) as "coachingsBegun",
    coalesce((select count from deeds where action = 'coaching.ended'), 0) as "coachingsEnded",
    (select count(*)::int from mail_log where status in ('failed', 'refused') and sent_at >= :from and sent_at < :until)
      as "mailsFailed"`;

const NOTHING: AdminCounts = {
  ...{ newCustomers: 0, newTrainers: 0, plansAssigned: 0 },
  ...{ coachingsBegun: 0, coachingsEnded: 0, mailsFailed: 0 },
};

/** Counts what has happened in a span of time. */
@Injectable()
export class AdminCountQueries {
  constructor(private readonly sql: Sql) {}

  async countBetween(from: Date, until: Date): Promise<AdminCounts> {
    return (await this.sql.row<AdminCounts & Record<string, unknown>>(COUNTS, { from, until })) ?? NOTHING;
  }
}
