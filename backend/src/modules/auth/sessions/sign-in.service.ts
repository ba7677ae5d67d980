import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { TooManyRequestsError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { fingerprint } from '../../../platform/keys/fingerprint.js';
import {
  type Counted,
  countSql,
  type Limit,
  Limits,
  type Refusal,
  refusalOf,
} from '../../../platform/limits/limits.js';
import { networkOf } from '../../../platform/limits/network-of.js';
import { AccountDisabledError, WrongCredentialsError } from '../auth.errors.js';
import type { ShownUser } from '../dto/user.response.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { Devices } from './devices.js';
import { type BegunSession, SessionsService } from './sessions.service.js';

const WINDOW_SECONDS = 15 * 60;
const MOST_FROM_ADDRESS = 60;
const MOST_FOR_ACCOUNT = 10;
const MOST_FROM_KNOWN_DEVICE = 20;
/** Right ones: each leaves rows in five tables. */
const MAX_SIGN_INS_OF_ACCOUNT = 60;

interface Account extends ShownUser {
  disabledAt: Date | null;
}

/** Without an account, all of its columns are null. */
type Attempt = (Account | { id: null }) & { knowsDevice: boolean; first: Counted; second: Counted | null };

/**
 * One statement, since signing in is the hot path: the account, whether it knows the device, and the attempt
 * counted. Guesses from elsewhere use up the account's limit, never that of a device which its owner signed in
 * on. The address leads: over its limit it adds nothing more, whatever accounts it makes up.
 */
const ATTEMPT = `
  with account as (
    select u.id, u.email, u.role, u.name, u.profile_picture as "profilePicture", u.time_zone as "timeZone",
           u.password_hash as "passwordHash", u.google_id as "googleId", u.created_at as "createdAt",
           u.disabled_at as "disabledAt"
    from users u where u.email = $1
  ), device as (
    select exists (select from known_devices d join account on d.user_id = account.id where d.device_hash = $2) as known
  ), first as (
    ${countSql('select case when known then $3::text else $4::text end, $6::int from device')}
  ), second as (
    ${countSql('select $5::text, $6::int from device, first where not known and first.hits <= $7')}
  )
  select account.*, device.known as "knowsDevice", to_jsonb(first) as first, to_jsonb(second) as second
  from device cross join first left join second on true left join account on true`;

@Injectable()
export class SignInService {
  constructor(
    private readonly sql: Sql,
    private readonly devices: Devices,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limits: Limits,
    private readonly securityLog: SecurityLog,
  ) {}

  /** The same work, answer and limits whether the account exists or not. */
  async signIn(
    email: string,
    password: string,
    caller: Caller,
  ): Promise<{ user: ShownUser; session: BegunSession }> {
    const { account, countedAs } = await this.attempt(email, caller);
    const network = networkOf(caller.address);
    const isRight = await this.passwords.matches(password, account?.passwordHash ?? null, network);
    if (!isRight || !account) {
      await this.securityLog.note('sign_in_failed', caller, account?.id ?? null, {
        account: fingerprint(email),
      });
      throw new WrongCredentialsError();
    }
    if (account.disabledAt) throw new AccountDisabledError();
    // A sign-in refused here still counts as a guess, so that soon no more passwords are checked.
    const key = `signed-in:account:${account.id}`;
    await this.limits.spend([{ key, most: MAX_SIGN_INS_OF_ACCOUNT, windowSeconds: WINDOW_SECONDS }]);
    const checked = { hash: account.passwordHash, countedAs };
    return { user: account, session: await this.sessions.begin(account.id, caller, 'password', checked) };
  }

  /** Counted before the password is checked, and given back by a success: so guesses made at once are limited too. */
  private async attempt(email: string, caller: Caller) {
    const device = this.devices.recognise(caller)?.hash ?? null;
    const { ofDevice, ofAddress, ofAccount } = limitsOf(email, caller, device);
    const attempt = await this.sql.row<Attempt & QueryResultRow>(ATTEMPT, [
      email,
      device,
      ofDevice.key,
      ofAddress.key,
      ofAccount.key,
      WINDOW_SECONDS,
      ofAddress.most,
    ]);
    if (!attempt) throw new Error('An attempt was not counted');
    const account = attempt.id ? attempt : null;
    const limits = attempt.knowsDevice ? [ofDevice] : [ofAddress, ofAccount];
    const refusal = firstRefusal(limits, [attempt.first, attempt.second]);
    if (refusal?.isFirst) await this.securityLog.note('locked_out', caller, account?.id ?? null);
    if (refusal) throw new TooManyRequestsError(refusal.retryAfterSeconds);
    return { account, countedAs: limits.map(({ key }) => key) };
  }
}

function firstRefusal(limits: Limit[], counted: (Counted | null)[]): Refusal | null {
  for (const [index, limit] of limits.entries()) {
    const count = counted[index];
    const refusal = count ? refusalOf(limit, count) : null;
    if (refusal) return refusal;
  }
  return null;
}

/** Guesses from unknown devices are counted under this key, whoever owns the account. */
export const guessesOf = (email: string) => `sign-in:account:${fingerprint(email)}`;

function limitsOf(email: string, caller: Caller, device: Buffer | null) {
  const limit = (key: string, most: number): Limit => ({ key, most, windowSeconds: WINDOW_SECONDS });
  const account = fingerprint(email);
  return {
    ofDevice: limit(`sign-in:device:${device?.toString('base64url')}:${account}`, MOST_FROM_KNOWN_DEVICE),
    ofAddress: limit(`sign-in:address:${networkOf(caller.address)}`, MOST_FROM_ADDRESS),
    ofAccount: limit(guessesOf(email), MOST_FOR_ACCOUNT),
  };
}
