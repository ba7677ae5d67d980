import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { TooManyRequestsError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Keys } from '../../../platform/keys/keys.js';
import { refusalOf } from '../../../platform/limits/limits.js';
import type { ShownUser } from '../dto/user.response.js';
import type { SecondFactor } from '../sessions/begin-session.queries.js';
import { Devices } from '../sessions/devices.js';
import { type BegunSession, SessionsService } from '../sessions/sessions.service.js';
import { type Answered, ChallengeQueries, MAX_ANSWERS } from './challenge.queries.js';
import { stepOfCode } from './one-time-codes.js';
import { RecoveryCodeQueries } from './recovery-code.queries.js';
import { plainRecoveryCode } from './recovery-codes.js';
import {
  ChallengeEndedError,
  PasskeyRefusedError,
  WrongRecoveryCodeError,
  WrongSecondFactorCodeError,
} from './second-factor.errors.js';
import { SecondFactorNotices } from './second-factor-notices.js';

/** The numbers of wrong answers in a day. A code is one of a million, and three count at any time. */
const MAX_FOR_ACCOUNT = 30;
const MAX_FROM_KNOWN_DEVICE = 100;

const refusals = {
  code: () => new WrongSecondFactorCodeError(),
  recovery_code: () => new WrongRecoveryCodeError(),
  passkey: () => new PasskeyRefusedError(),
};

export type SignedIn = { user: ShownUser; session: BegunSession };

/** The second step of signing in, after the password or Google. */
@Injectable()
export class SecondFactorSignIn {
  // biome-ignore lint/complexity/useMaxParams: it asks each owner of a part: challenges, codes, sessions, devices, keys, mail, and the record of events
  constructor(
    private readonly em: EntityManager,
    private readonly challenges: ChallengeQueries,
    private readonly recoveryCodes: RecoveryCodeQueries,
    private readonly sessions: SessionsService,
    private readonly devices: Devices,
    private readonly keys: Keys,
    private readonly notices: SecondFactorNotices,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  async withCode(challenge: string, code: string, caller: Caller): Promise<SignedIn> {
    const answered = await this.answer(challenge, caller);
    const { appId, sealedSecret } = answered;
    const step = sealedSecret && (await stepOfCode(this.keys.unseal(sealedSecret), code, this.clock.now()));
    if (!appId || !step) return this.refuse(answered, caller, 'code');
    if (!(await this.challenges.takeWithCode(challenge, appId, step))) {
      await this.note(answered, caller, 'code');
      throw new WrongSecondFactorCodeError('This code has been used already. Wait for the next one.');
    }
    return this.begin(answered, caller, 'code');
  }

  async withRecoveryCode(challenge: string, typed: string, caller: Caller): Promise<SignedIn> {
    const answered = await this.answer(challenge, caller);
    const code = plainRecoveryCode(typed);
    const left = await this.em.transactional(async (em) => {
      if (!(await this.recoveryCodes.use(em, answered.id, code))) return null;
      if (!(await this.challenges.take(em, challenge))) throw new ChallengeEndedError();
      const left = await this.recoveryCodes.countOf(em, answered.id);
      await this.notices.sendRecoveryCodeUsed(em, answered, left);
      await this.securityLog.note('recovery_code_used', caller, answered.id);
      return left;
    });
    if (left === null) return this.refuse(answered, caller, 'recovery_code');
    return this.begin(answered, caller, 'recovery_code');
  }

  /** Counts an answer and refuses those to challenges that have ended or that were answered too often. */
  async answer(challenge: string, caller: Caller): Promise<Answered> {
    const device = this.devices.recognize(caller)?.hash ?? null;
    const answered = await this.challenges.answer(challenge, device);
    if (!answered) throw new ChallengeEndedError();
    const most = answered.knowsDevice ? MAX_FROM_KNOWN_DEVICE : MAX_FOR_ACCOUNT;
    const refusal = refusalOf({ key: answered.countedAs, most, windowSeconds: 0 }, answered.counted);
    if (refusal?.isFirst) await this.securityLog.note('locked_out', caller, answered.id);
    if (refusal) throw new TooManyRequestsError(refusal.retryAfterSeconds);
    return answered;
  }

  /** The account may have been closed, or its password changed, since the first step. Then no session begins. */
  async begin(answered: Answered, caller: Caller, secondFactor: SecondFactor): Promise<SignedIn> {
    const { how, hash, countedAs } = this.challenges.firstStepOf(answered);
    const checked = { hash, countedAs: [...countedAs, answered.countedAs], secondFactor };
    return { user: answered, session: await this.sessions.begin(answered.id, caller, how, checked) };
  }

  /** Tells the owner when all answers to a challenge were wrong, because the password was right. */
  async refuse(answered: Answered, caller: Caller, secondFactor: SecondFactor): Promise<never> {
    await this.note(answered, caller, secondFactor);
    if (answered.answers === MAX_ANSWERS)
      await this.em.transactional((em) => this.notices.sendWrong(em, answered));
    throw refusals[secondFactor]();
  }

  private note(answered: Answered, caller: Caller, secondFactor: SecondFactor): Promise<void> {
    return this.securityLog.note('second_factor_failed', caller, answered.id, { secondFactor });
  }
}
