import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { TooManyRequestsError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { fingerprint } from '../../../platform/keys/fingerprint.js';
import { type Limit, Limits } from '../../../platform/limits/limits.js';
import { networkOf } from '../../../platform/limits/network-of.js';
import { User } from '../../users/index.js';
import { AccountDisabledError, WrongCredentialsError } from '../auth.errors.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { Devices } from './devices.js';
import { type BegunSession, SessionsService } from './sessions.service.js';

const WINDOW_SECONDS = 15 * 60;
const MOST_FROM_ADDRESS = 60;
const MOST_FOR_ACCOUNT = 10;
const MOST_FROM_KNOWN_DEVICE = 20;

interface Account {
  user: User;
  knowsDevice: boolean;
}

@Injectable()
export class SignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly limits: Limits,
    private readonly devices: Devices,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly securityLog: SecurityLog,
  ) {}

  /** The same work, answer and limits whether the account exists or not. */
  async signIn(
    email: string,
    password: string,
    caller: Caller,
  ): Promise<{ user: User; session: BegunSession }> {
    const account = await this.findAccount(email, caller);
    const limits = limitsOf(
      email,
      caller,
      account?.knowsDevice ? this.devices.recognise(caller)?.hash : undefined,
    );
    await this.spend(limits, account?.user.id ?? null, caller);
    if (!(await this.passwords.matches(password, account?.user.passwordHash ?? null)) || !account) {
      await this.securityLog.note('sign_in_failed', caller, account?.user.id ?? null, {
        account: fingerprint(email),
      });
      throw new WrongCredentialsError();
    }
    if (account.user.isDisabled) throw new AccountDisabledError();
    // A success was counted as an attempt only to keep parallel guesses within the limit.
    await this.limits.giveBack(limits.map((limit) => limit.key));
    const { user } = account;
    return { user, session: await this.sessions.begin(user.id, caller, 'password', user.passwordHash) };
  }

  private async findAccount(email: string, caller: Caller): Promise<Account | null> {
    const row = await this.sql.row<Record<string, unknown> & { knows_device: boolean }>(
      `select u.*, exists (select from known_devices d where d.user_id = u.id and d.device_hash = $2) as knows_device
       from users u where u.email = $1`,
      [email, this.devices.recognise(caller)?.hash ?? null],
    );
    if (!row) return null;
    const { knows_device: knowsDevice, ...columns } = row;
    return { user: this.em.map(User, columns), knowsDevice };
  }

  private async spend(limits: Limit[], userId: string | null, caller: Caller) {
    const refusal = await this.limits.count(limits);
    if (refusal?.isFirst) await this.securityLog.note('locked_out', caller, userId);
    if (refusal) throw new TooManyRequestsError(refusal.retryAfterSeconds);
  }
}

/**
 * Guesses from elsewhere use up the account's limit, never that of a device which its owner signed in on. The
 * address leads: over its limit it adds nothing more, whatever accounts it makes up.
 */
function limitsOf(email: string, caller: Caller, knownDevice: Buffer | undefined): Limit[] {
  const address = {
    key: `sign-in:address:${networkOf(caller.address)}`,
    most: MOST_FROM_ADDRESS,
    windowSeconds: WINDOW_SECONDS,
  };
  if (knownDevice) {
    const key = `sign-in:device:${knownDevice.toString('base64url')}:${fingerprint(email)}`;
    return [{ key, most: MOST_FROM_KNOWN_DEVICE, windowSeconds: WINDOW_SECONDS }];
  }
  return [
    address,
    { key: `sign-in:account:${fingerprint(email)}`, most: MOST_FOR_ACCOUNT, windowSeconds: WINDOW_SECONDS },
  ];
}
