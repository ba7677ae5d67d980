import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { after, Clock, DAY_SECONDS, minutes } from '../../../platform/clock/clock.js';
import { Sql, type Values } from '../../../platform/database/sql.js';
import { hashToken, Keys, randomToken } from '../../../platform/keys/keys.js';
import { type Counted, countSql, type Limit, requireWithin } from '../../../platform/limits/limits.js';
import { accountById } from '../../users/index.js';
import { type BegunChallenge, SECOND_FACTORS } from '../dto/session.response.js';
import type { ShownUser } from '../dto/user.response.js';
import type { SignInWay } from '../sessions/begin-session.queries.js';
import type { CheckedSignIn } from '../sessions/sessions.service.js';

type Methods = Record<BegunChallenge['methods'][number], boolean>;

export const CHALLENGE_LIFETIME_MS = minutes(5);

/** After this many answers, the user begins again with the password. */
export const MAX_ANSWERS = 5;

/** The result of the first step of a sign-in. It is kept encrypted until the second step. */
export interface FirstStep extends Omit<CheckedSignIn, 'secondFactor'> {
  how: SignInWay;
}

/** A challenge that is being answered, with all that the answer is checked against. */
export type Answered = ShownUser & {
  answers: number;
  sealed: Buffer;
  webauthnChallenge: string | null;
  appId: string | null;
  sealedSecret: Buffer | null;
  knowsDevice: boolean;
  counted: Counted;
  countedAs: string;
};

/** `from` names what has to hold rows for the challenge to be made, and `more` what is answered beside the methods. */
const beginStatement = ({ before = '', from = '', more = '' }): string => `
  with ${before} made as (
    insert into sign_in_challenges (token_hash, purpose, user_id, sealed, expires_at)
    select :hash, 'second_factor', :userId::uuid, :sealed, :expiresAt::timestamptz ${from} returning user_id
  )
  select exists (select from authenticator_apps a where a.user_id = :userId and a.confirmed_at is not null) as code,
    exists (select from passkeys p where p.user_id = :userId) as passkey,
    exists (select from recovery_codes r where r.user_id = :userId) as recovery_code ${more}`;

const BEGIN = beginStatement({});

const BEGIN_COUNTED = beginStatement({
  before: `counted as (${countSql('values (:limitKey, :windowSeconds::int)')}),`,
  from: 'from counted where hits <= :most::int',
  more: ', (select to_jsonb(counted) from counted) as counted',
});

/**
 * Counts the answer before it is checked, so that concurrent guesses are limited too. As with passwords, guesses from
 * unknown devices do not use up the limit of a device on which the owner has signed in.
 */
const ANSWER = `
  with challenge as (
    update sign_in_challenges set attempts = attempts + 1
    where token_hash = :hash and purpose = 'second_factor' and expires_at > now() and attempts < ${MAX_ANSWERS}
    returning user_id, attempts, sealed, webauthn_challenge
  ), known as (
    select c.user_id, exists (
      select from known_devices d where d.user_id = c.user_id and d.device_hash = :device) as device from challenge c
  ), names as (
    select user_id, device, case when device then 'second-factor:device:' || encode(:device::bytea, 'hex') || ':' || user_id
      else 'second-factor:account:' || user_id end as key from known
  ), counted as (${countSql(`select key, ${DAY_SECONDS} from names`)}
  ), account as (${accountById('(select user_id from challenge)')}
  )
  select account.*, c.attempts as answers, c.sealed, c.webauthn_challenge as "webauthnChallenge", app.id as "appId",
    app.sealed_secret as "sealedSecret", names.device as "knowsDevice", names.key as "countedAs", to_jsonb(counted) as counted
  from challenge c cross join names cross join counted join account on account.id = c.user_id
  left join authenticator_apps app on app.user_id = c.user_id and app.confirmed_at is not null`;

/** The challenges of the second step of signing in. */
@Injectable()
export class ChallengeQueries {
  constructor(
    private readonly sql: Sql,
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {}

  /** If the sign-in is counted, none begins beyond the limit. */
  async begin(userId: string, firstStep: FirstStep, limit: Limit | null = null): Promise<BegunChallenge> {
    const challenge = randomToken();
    const expiresAt = after(this.clock.now(), CHALLENGE_LIFETIME_MS);
    const sealed = this.keys.seal(JSON.stringify(firstStep));
    const has = await this.make({ hash: hashToken(challenge), userId, expiresAt, sealed }, limit);
    const methods = SECOND_FACTORS.filter((method) => has[method]);
    return { challenge, expiresAt, methods };
  }

  private async make(values: Values, limit: Limit | null): Promise<Methods> {
    const counting = limit && { limitKey: limit.key, most: limit.most, windowSeconds: limit.windowSeconds };
    const made = await this.sql.row<Methods & { counted: Counted }>(limit ? BEGIN_COUNTED : BEGIN, {
      ...values,
      ...counting,
    });
    if (!made) throw new Error('A challenge was not made');
    if (limit) requireWithin(limit, made.counted);
    return made;
  }

  /** Returns undefined for a challenge that is unknown, has expired, or was answered too often. */
  answer(challenge: string, device: Buffer | null): Promise<Answered | undefined> {
    return this.sql.row<Answered & QueryResultRow>(ANSWER, { hash: hashToken(challenge), device });
  }

  firstStepOf({ sealed }: Answered): FirstStep {
    return JSON.parse(this.keys.unseal(sealed));
  }

  /** Uses a challenge up in the caller's transaction. Returns false if another request has done so. */
  async take(em: EntityManager, challenge: string): Promise<boolean> {
    const taken = await em.execute<object[]>(
      'delete from sign_in_challenges where token_hash = :hash returning token_hash',
      { hash: hashToken(challenge) },
    );
    return taken.length > 0;
  }
}
