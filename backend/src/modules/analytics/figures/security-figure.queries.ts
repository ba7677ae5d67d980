import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** Security events that hardly ever happen by mistake. */
const SUSPICIOUS = ['locked_out', 'passkey_copied', 'refresh_reused', 'role_refused'] as const;

const MAX_LISTED = 20;

/** Security events of the last 7 days. */
export interface SecurityFigures {
  signIns: number;
  failedSignIns: number;
  suspicious: number;
  reusedTokens: number;
}

export interface SuspiciousActivity {
  action: string;
  ip: string | null;
  timestamp: string;
}

export interface AdminFigures {
  admins: number;
  /** Admins who sign in with a second factor. */
  withSecondFactor: number;
  /** Admins who were not seen for 90 days. */
  unused: number;
}

const SINCE = `now() - interval '7 days'`;

const FIGURES = `
  select (count(*) filter (where type = 'sign_in'))::int as "signIns",
    (count(*) filter (where type = 'sign_in_failed'))::int as "failedSignIns",
    (count(*) filter (where type = any(:suspicious::text[])))::int as suspicious,
    (count(*) filter (where type = 'refresh_reused'))::int as "reusedTokens"
  from security_trail where at > ${SINCE} and type = any(:suspicious::text[] || array['sign_in', 'sign_in_failed'])`;

const LIST = `
  select type as action, host(ip_address) as ip,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as timestamp
  from security_trail where at > ${SINCE} and type = any(:suspicious::text[])
  order by at desc, id desc limit ${MAX_LISTED}`;

const ADMINS = `
  select count(*)::int as admins,
    (count(*) filter (where exists (select from protected_accounts s where s.user_id = p.id)))::int as "withSecondFactor",
    (count(*) filter (where not exists (
    select from visits v where v.user_id = p.id and v.began_at > now() - interval '91 days'
      and v.last_at > now() - interval '90 days'))
  )::int as unused
  from people p where role = 'admin' and is_open`;

const PUBLISHED = `select count(*)::int as accounts from people where is_open and email = any(:emails::text[]::citext[])`;

/** The secret in use is noted when it is first asked for. */
const SECRET = `
  with noted as (
    insert into used_secrets (fingerprint, first_used_at) values (:fingerprint, now()) on conflict do nothing returning first_used_at
  )
  select floor(extract(epoch from now() - first_used_at) / 86400)::int as days from (
    select first_used_at from used_secrets where fingerprint = :fingerprint union all select first_used_at from noted
  ) as known limit 1`;

/** Reads security events, and what decides about the security score. */
@Injectable()
export class SecurityFigureQueries {
  constructor(private readonly sql: Sql) {}

  async count(): Promise<SecurityFigures> {
    return this.only<SecurityFigures>(FIGURES, { suspicious: SUSPICIOUS });
  }

  listSuspicious(): Promise<SuspiciousActivity[]> {
    return this.sql.rows<SuspiciousActivity & Record<string, unknown>>(LIST, { suspicious: SUSPICIOUS });
  }

  countAdmins(): Promise<AdminFigures> {
    return this.only<AdminFigures>(ADMINS);
  }

  /** Counts the accounts of these addresses that can sign in. */
  async countOpen(emails: readonly string[]): Promise<number> {
    return (await this.only<{ accounts: number }>(PUBLISHED, { emails })).accounts;
  }

  /** Returns for how many days this secret has been in use. */
  async findAgeOf(fingerprint: Buffer): Promise<number> {
    return (await this.only<{ days: number }>(SECRET, { fingerprint })).days;
  }

  private async only<Row>(statement: string, values: Record<string, unknown> = {}): Promise<Row> {
    const row = await this.sql.row(statement, values);
    if (!row) throw new Error('A count has no row');
    return row as Row;
  }
}
