import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/access/principal.js';
import { Housekeeping } from '../../../platform/database/housekeeping.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Frequency } from '../../mailing/index.js';
import type { Units } from '../../progress/index.js';

/** The summaries of one frequency that are due in one time zone. */
export interface DueInZone {
  zone: string;
  frequency: Frequency;
  day: string;
  at: Date;
}

export interface DueSummary {
  userId: string;
  day: string;
}

export type Outcome = 'sent' | 'nothing_to_say' | 'not_wanted';

/** An account to which a summary is written, with what it wants at this moment. */
export interface SummaryReader {
  userId: string;
  email: string;
  role: Role;
  name: string | null;
  timeZone: string | null;
  /** Null until they are chosen. */
  units: Units | null;
  wantsRecipes: boolean;
  frequency: Frequency;
}

const ZONES = `select distinct coalesce(time_zone, 'UTC') as zone from people where is_open`;

/**
 * Claims summaries that are due, a page at a time. A summary is claimed once, even if copies of the program do this at the
 * same moment, because its account and day are the key of its row.
 */
const CLAIM = `
  with due as (
    select * from unnest(:zones::text[], :frequencies::text[], :days::date[], :moments::timestamptz[])
      as due (zone, frequency, day, at)
  )
  insert into email_summaries (user_id, due_on, frequency, created_at)
  select w.user_id, due.day, w.frequency, :now::timestamptz
  from mail_wishes w join people p on p.id = w.user_id
    join due on due.zone = coalesce(p.time_zone, 'UTC') and due.frequency = w.frequency
  where w.summaries and w.summaries_since <= due.at
    and not exists (select from email_summaries s where s.user_id = w.user_id and s.due_on = due.day)
  order by w.user_id limit :limit
  on conflict (user_id, due_on) do nothing
  returning user_id as "userId", due_on::text as day`;

const READERS = `
  select s.user_id as "userId", p.email::text as email, p.role, p.name, p.time_zone as "timeZone",
    (select c.units from chosen_units c where c.user_id = p.id) as units, w.recommendations as "wantsRecipes", s.frequency
  from email_summaries s join people p on p.id = s.user_id join mail_wishes w on w.user_id = s.user_id
  where s.user_id = :userId and s.due_on = :day::date and s.outcome = 'due' and w.summaries`;

const END = `
  update email_summaries set outcome = :outcome where user_id = :userId and due_on = :day::date and outcome = 'due'
  returning user_id`;

/** The rows of summaries that are due, and who gets them. */
@Injectable()
export class EmailSummaryQueries {
  constructor(
    private readonly sql: Sql,
    housekeeping: Housekeeping,
  ) {
    housekeeping.remove(`delete from email_summaries where created_at < now() - interval '90 days'`);
  }

  async listZones(): Promise<string[]> {
    return (await this.sql.rows<{ zone: string }>(ZONES)).map(({ zone }) => zone);
  }

  /** Runs in the transaction that enqueues the jobs which write these summaries. */
  claim(em: EntityManager, due: readonly DueInZone[], limit: number, now: Date): Promise<DueSummary[]> {
    return em.execute<DueSummary[]>(CLAIM, {
      zones: textArray(due.map(({ zone }) => zone)),
      frequencies: textArray(due.map(({ frequency }) => frequency)),
      days: textArray(due.map(({ day }) => day)),
      moments: textArray(due.map(({ at }) => at.toISOString())),
      now: now.toISOString(),
      limit,
    });
  }

  /** Returns null if the summary is written already, or is not wanted anymore. */
  async findReader({ userId, day }: DueSummary): Promise<SummaryReader | null> {
    return (await this.sql.row<SummaryReader>(READERS, { userId, day })) ?? null;
  }

  /** Returns false if another worker has ended it. The row stays locked until the transaction ends. */
  async end(em: EntityManager, { userId, day }: DueSummary, outcome: Outcome): Promise<boolean> {
    return (await em.execute<unknown[]>(END, { userId, day, outcome })).length > 0;
  }
}

/** The mapper would write a list into the statement value by value, so it is given as one text. */
const textArray = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
