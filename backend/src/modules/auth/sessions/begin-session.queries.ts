import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { securityEventSql } from '../../../platform/audit/security-log.js';
import { Sql, type Values } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/caller.js';
import { type Counted, countSql, giveBackSql, type Limit } from '../../../platform/limits/limits.js';
import { AccountDeletionService, enterAccount } from '../../users/index.js';
import { type UsedCode, useCodeSql } from '../second-factor/used-code.sql.js';

export type SignInWay = 'password' | 'google' | 'registration' | 'passkey';

export type SecondFactor = 'code' | 'recovery_code' | 'passkey';

/** The values that are written when a user signs in. */
interface Beginning {
  sessionId: string;
  userId: string;
  /** Whether the account is about to be erased, which a sign-in takes back. */
  isToBeErased: boolean;
  how: SignInWay;
  /** The hash that the password matched, or null if no password was needed. */
  passwordHash: string | null;
  /** The second factor that was passed. Without one, nobody enters an account that has one. */
  secondFactor: SecondFactor | null;
  refreshTokenId: string;
  refreshTokenHash: Buffer;
  deviceHash: Buffer;
  sessionSeconds: number;
  refreshSeconds: number;
  /** The keys of the limits in which the attempt was counted. */
  countedAs: string[];
  /** The number of other live sessions that the account keeps: those that were used last. */
  othersKept: number;
}

interface Way {
  /** Further parts of the statement, which do what has to be done before the account is entered. */
  before?: string;
  /** The account, or null if something before has refused it. */
  userId?: string;
  /** SQL for further columns of the answer. */
  more?: string;
}

/**
 * Uses one statement, because signing in is a hot path: it writes the session, token, device, activity, and record,
 * and takes the attempt off the limits because it was no guess. It waits for concurrent changes of the account and
 * begins nothing if the password has just been changed: that session would outlive the change.
 */
const beginStatement = ({ before = '', userId = ':userId', more = '' }: Way): string => `
  with ${before} account as (
    ${enterAccount({ id: userId, passwordHash: ':passwordHash', secondFactor: ':secondFactor' })}
  ), session as (
    insert into sessions (id, user_id, expires_at, user_agent, ip_address, second_factor_at)
    select :sessionId::uuid, id, now() + make_interval(secs => :sessionSeconds), :userAgent, :address::inet,
      case when :secondFactor::text is not null then now() end
    from account
    returning id, user_id
  ), oldest as (
    update sessions set ended_at = now(), end_reason = 'too_many' where id in (
      select s.id from sessions s join account on s.user_id = account.id
      where s.ended_at is null and s.expires_at > now()
      order by s.last_seen_at desc, s.id desc offset :othersKept
    )
  ), token as (
    insert into refresh_tokens (id, session_id, user_id, token_hash, expires_at)
    select :refreshTokenId::uuid, id, user_id, :refreshTokenHash, now() + make_interval(secs => :refreshSeconds) from session
  ), device as (
    insert into known_devices (user_id, device_hash) select user_id, :deviceHash from session
    on conflict (user_id, device_hash) do update set last_seen_at = now()
  ), activity as (
    insert into user_activity_sessions (user_id, session_id, user_agent, ip_address)
    select user_id, id, :userAgent, :address::inet from session
  ), event as (${securityEventSql(`
    select 'sign_in', user_id, :address::inet, :userAgent, :requestId, 
      jsonb_strip_nulls(jsonb_build_object('how', :how::text, 'secondFactor', :secondFactor::text)) from session`)}
  ), attempt as (${giveBackSql('(select :countedAs::text[] from session)')})
  select exists (select from session) as "isBegun" ${more}`;

const BEGIN = beginStatement({});

const BEGIN_COUNTED = beginStatement({
  before: `counted as (${countSql('values (:limitKey, :windowSeconds::int)')}),`,
  userId: '(select :userId::uuid from counted where hits <= :most::int)',
  more: ', (select to_jsonb(counted) from counted) as counted',
});

const BEGIN_WITH_CODE = beginStatement({
  before: `${useCodeSql(':userId')},`,
  userId: '(select user_id from used_up)',
  more: ', exists (select from used_up) as "isUsedUp"',
});

/** No session begins if the account was disabled or changed in the meantime. */
interface Begun {
  isBegun: boolean;
}

@Injectable()
export class BeginSessionQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly deletions: AccountDeletionService,
  ) {}

  begin(beginning: Beginning, caller: Caller): Promise<Begun> {
    return this.run(BEGIN, beginning, caller);
  }

  /** Counts the sign-in, and begins nothing if that exceeds the limit. */
  beginCounted(
    beginning: Beginning,
    caller: Caller,
    { key, most, windowSeconds }: Limit,
  ): Promise<Begun & { counted: Counted }> {
    return this.run(BEGIN_COUNTED, beginning, caller, { limitKey: key, most, windowSeconds });
  }

  /** Uses up the code and its challenge, and begins nothing if one of them is used up already. */
  beginWithCode(
    beginning: Beginning,
    caller: Caller,
    code: UsedCode,
  ): Promise<Begun & { isUsedUp: boolean }> {
    return this.run(BEGIN_WITH_CODE, beginning, caller, { ...code });
  }

  private async run<Row extends Begun & QueryResultRow>(
    statement: string,
    beginning: Beginning,
    { userAgent, address, requestId }: Caller,
    more: Values = {},
  ): Promise<Row> {
    const values = { ...beginning, userAgent, address, requestId, ...more };
    if (!beginning.isToBeErased) return outcomeOf(await this.sql.row<Row>(statement, values));
    return this.em.transactional((em) =>
      this.deletions.signInto(beginning.userId, async () =>
        outcomeOf(await this.sql.rowWithin<Row>(em, statement, values)),
      ),
    );
  }
}

function outcomeOf<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('A sign-in has no outcome');
  return row;
}
