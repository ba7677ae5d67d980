import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { TooManyRequestsError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { fingerprint } from '../../../platform/keys/fingerprint.js';
import {
  type Counted,
  type Limit,
  Limits,
  type Refusal,
  refusalOf,
} from '../../../platform/limits/limits.js';
import { networkOf } from '../../../platform/limits/network-of.js';
import { AccountDisabledError, WrongCredentialsError } from '../auth.errors.js';
import type { BegunChallenge } from '../dto/session.response.js';
import type { ShownUser } from '../dto/user.response.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { ChallengeQueries } from '../second-factor/challenge.queries.js';
import { Devices } from './devices.js';
import { type BegunSession, SessionsService } from './sessions.service.js';
import { SignInQueries } from './sign-in.queries.js';

const WINDOW_SECONDS = 15 * 60;
const MAX_FROM_ADDRESS = 60;
/** The keys that count the attempts from a network begin with this. */
const OF_ADDRESS = 'sign-in:address:';
const MAX_FOR_ACCOUNT = 10;
const MAX_FROM_KNOWN_DEVICE = 20;
/** Limits successful sign-ins, because each one writes rows to five tables. */
const MAX_SIGN_INS_OF_ACCOUNT = 60;

export type SignInOutcome = { user: ShownUser; session: BegunSession } | { challenge: BegunChallenge };

@Injectable()
export class SignInService {
  constructor(
    private readonly attempts: SignInQueries,
    private readonly devices: Devices,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengeQueries,
    private readonly limits: Limits,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * The work, the answer, and the limits are the same whether the account exists or not. An account with a second
   * factor gets a challenge instead of a session.
   */
  async signIn(email: string, password: string, caller: Caller): Promise<SignInOutcome> {
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
    // A sign-in refused here still counts as a guess, so that passwords soon stop being checked at all.
    const limit = {
      ...{ key: `signed-in:account:${account.id}`, most: MAX_SIGN_INS_OF_ACCOUNT },
      windowSeconds: WINDOW_SECONDS,
    };
    const checked = { hash: account.passwordHash, countedAs };
    if (account.secondFactorSince)
      return { challenge: await this.challenges.begin(account.id, { ...checked, how: 'password' }, limit) };
    const session = await this.sessions.begin(account, caller, 'password', checked, limit);
    return { user: account, session };
  }

  /** Counts the networks that cannot try to sign in right now. */
  countBlockedNetworks(): Promise<number> {
    return this.limits.countExceeding({ of: OF_ADDRESS, most: MAX_FROM_ADDRESS });
  }

  /**
   * The attempt is counted before the password is checked and taken back after a success, so that concurrent guesses
   * are limited too.
   */
  private async attempt(email: string, caller: Caller) {
    const device = this.devices.recognize(caller)?.hash ?? null;
    const { ofDevice, ofAddress, ofAccount } = limitsOf(email, caller, device);
    const attempt = await this.attempts.attempt({
      ...{ email, device },
      ...{ ofDevice: ofDevice.key, ofAddress: ofAddress.key, ofAccount: ofAccount.key },
      ...{ windowSeconds: WINDOW_SECONDS, mostFromAddress: ofAddress.most },
    });
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

/** The key that counts guesses from unknown devices, whether or not the account exists. */
export const guessesOf = (email: string) => `sign-in:account:${fingerprint(email)}`;

function limitsOf(email: string, caller: Caller, device: Buffer | null) {
  const limit = (key: string, most: number): Limit => ({ key, most, windowSeconds: WINDOW_SECONDS });
  const account = fingerprint(email);
  return {
    ofDevice: limit(`sign-in:device:${device?.toString('base64url')}:${account}`, MAX_FROM_KNOWN_DEVICE),
    ofAddress: limit(`${OF_ADDRESS}${networkOf(caller.address)}`, MAX_FROM_ADDRESS),
    ofAccount: limit(guessesOf(email), MAX_FOR_ACCOUNT),
  };
}
