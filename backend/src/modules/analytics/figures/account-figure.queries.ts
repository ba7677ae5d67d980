import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/access/principal.js';
import { Sql } from '../../../platform/database/sql.js';

interface AccountFigures {
  byRole: Record<Role, number>;
  newThisWeek: number;
  newTheWeekBefore: number;
  openTrainers: number;
}

interface CoachingFigures {
  current: number;
  /** The coachings that lasted 30 days ago. */
  atStart: number;
  endedSince: number;
  invited: number;
  accepted: number;
}

/** The monthly fees of all coachings in one currency. */
export interface Fees {
  currency: string;
  coachings: number;
  monthly: number;
  monthlyBefore: number;
}

/** A bound in a subquery is computed once, and not for each account. */
const ago = (days: number): string => `(select now() - interval '${days} days')`;

const ACCOUNTS = `
  select
    json_build_object('admin', count(*) filter (where role = 'admin'), 'trainer', count(*) filter (where role = 'trainer'),
      'customer', count(*) filter (where role = 'customer')) as "byRole",
    (count(*) filter (where created_at > ${ago(7)}))::int as "newThisWeek",
    (count(*) filter (where created_at > ${ago(14)} and created_at <= ${ago(7)}))::int as "newTheWeekBefore",
    (count(*) filter (where role = 'trainer' and is_open))::int as "openTrainers"
  from people`;

const START = ago(30);

const COACHINGS = `
  select
    (count(*) filter (where ended_at is null))::int as current,
    (count(*) filter (where since <= ${START} and (ended_at is null or ended_at > ${START})))::int as "atStart",
    (count(*) filter (where since <= ${START} and ended_at > ${START}))::int as "endedSince",
    (select count(*)::int from invitations_of_all_time where created_at > now() - interval '90 days') as invited,
    (select count(used_at)::int from invitations_of_all_time where created_at > now() - interval '90 days') as accepted
  from coachings_of_all_time`;

/** The fee of each coaching that lasts at a moment: the one that began last, and of several, the one that was set last. */
const feesAt = (moment: string) => `
  select distinct on (f.coaching_id) f.amount, f.currency
  from fees_of_coachings f join coachings_of_all_time c on c.id = f.coaching_id
  where c.since <= ${moment} and (c.ended_at is null or c.ended_at > ${moment})
    and f.starts_on <= (${moment} at time zone 'UTC')::date
  order by f.coaching_id, f.starts_on desc, f.set_at desc`;

/** The currency in which most coachings are paid comes first. */
const FEES = `
  with fees_now as (${feesAt('now()')}), fees_before as (${feesAt(START)})
  select currency, (count(*) filter (where is_now and amount > 0))::int as coachings,
    coalesce(sum(amount) filter (where is_now), 0)::float8 as monthly,
    coalesce(sum(amount) filter (where not is_now), 0)::float8 as "monthlyBefore"
  from (select *, true as is_now from fees_now union all select *, false from fees_before) as fees
  group by currency having bool_or(is_now)
  order by coachings desc, currency`;

/** Counts accounts, coachings, and what trainers take for them. */
@Injectable()
export class AccountFigureQueries {
  constructor(private readonly sql: Sql) {}

  countAccounts(): Promise<AccountFigures> {
    return this.only(ACCOUNTS);
  }

  countCoachings(): Promise<CoachingFigures> {
    return this.only(COACHINGS);
  }

  listFees(): Promise<Fees[]> {
    return this.sql.rows<Fees & Record<string, unknown>>(FEES);
  }

  private async only<Row>(statement: string): Promise<Row> {
    const row = await this.sql.row(statement);
    if (!row) throw new Error('A count has no row');
    return row as Row;
  }
}
