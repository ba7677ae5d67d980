import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TooManyRequestsError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { hashToken } from '../../../platform/keys/keys.js';
import { refusalOf } from '../../../platform/limits/limits.js';
import type { ShownUser } from '../dto/user.response.js';
import type { SecondFactor } from '../sessions/begin-session.queries.js';
import { Devices } from '../sessions/devices.js';
import { type BegunSession, SessionsService } from '../sessions/sessions.service.js';
import { AppCodes } from './app-codes.js';
import { type Answered, ChallengeQueries, type FirstStep, MAX_ANSWERS } from './challenge.queries.js';
import { RecoveryCodeQueries } from './recovery-code.queries.js';
import { plainRecoveryCode } from './recovery-codes.js';
import {
  ChallengeEndedError,
  PasskeyRefusedError,
  WrongRecoveryCodeError,
  WrongSecondFactorCodeError,
} from './second-factor.errors.js';
import { SecondFactorRecord } from './second-factor-record.js';

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
  constructor(
    private readonly em: EntityManager,
    private readonly challenges: ChallengeQueries,
    private readonly recoveryCodes: RecoveryCodeQueries,
    private readonly sessions: SessionsService,
    private readonly devices: Devices,
    private readonly codes: AppCodes,
    private readonly record: SecondFactorRecord,
  ) {}

  async withCode(challenge: string, typed: string, caller: Caller): Promise<SignedIn> {
    const answered = await this.answer(challenge, caller);
    const { appId, sealedSecret } = answered;
    const step = sealedSecret && (await this.codes.stepOf(sealedSecret, typed));
    if (!appId || !step) return this.refuse(answered, caller, 'code');
    const { how, ...checked } = this.firstStepOf(answered);
    const code = { challengeHash: hashToken(challenge), appId, step };
    const session = await this.sessions.beginWithCode(answered, caller, how, checked, code);
    if (!session) {
      await this.record.wrongAnswer(answered, caller, 'code');
      throw new WrongSecondFactorCodeError('This code has been used already. Wait for the next one.');
    }
    return { user: answered, session };
  }

  async withRecoveryCode(challenge: string, typed: string, caller: Caller): Promise<SignedIn> {
    const answered = await this.answer(challenge, caller);
    const code = plainRecoveryCode(typed);
    const left = await this.em.transactional(async (em) => {
      if (!(await this.recoveryCodes.use(em, answered.id, code))) return null;
      if (!(await this.challenges.take(em, challenge))) throw new ChallengeEndedError();
      const left = await this.recoveryCodes.countOf(em, answered.id);
      await this.record.recoveryCodeUsed(em, answered, caller, left);
      return left;
    });
    if (left === null) return this.refuse(answered, caller, 'recovery_code');
    return this.begin(answered, caller, 'recovery_code');
  }

  /** Uses up the challenge that a passkey has answered. */
  async withPasskey(challenge: string, answered: Answered, caller: Caller): Promise<SignedIn> {
    if (!(await this.challenges.take(this.em, challenge))) throw new ChallengeEndedError();
    return this.begin(answered, caller, 'passkey');
  }

  /** Counts an answer and refuses those to challenges that have ended or that were answered too often. */
  async answer(challenge: string, caller: Caller): Promise<Answered> {
    const device = this.devices.recognize(caller)?.hash ?? null;
    const answered = await this.challenges.answer(challenge, device);
    if (!answered) throw new ChallengeEndedError();
    const most = answered.knowsDevice ? MAX_FROM_KNOWN_DEVICE : MAX_FOR_ACCOUNT;
    const refusal = refusalOf({ key: answered.countedAs, most, windowSeconds: 0 }, answered.counted);
    if (refusal?.isFirst) await this.record.lockedOut(answered, caller);
    if (refusal) throw new TooManyRequestsError(refusal.retryAfterSeconds);
    return answered;
  }

  /** The account may have been closed, or its password changed, since the first step. Then no session begins. */
  private async begin(answered: Answered, caller: Caller, secondFactor: SecondFactor): Promise<SignedIn> {
    const { how, ...checked } = this.firstStepOf(answered);
    const session = await this.sessions.begin(answered, caller, how, { ...checked, secondFactor });
    return { user: answered, session };
  }

  /** The limits in which both steps were counted are given back together. */
  private firstStepOf(answered: Answered): FirstStep {
    const { countedAs, ...firstStep } = this.challenges.firstStepOf(answered);
    return { ...firstStep, countedAs: [...countedAs, answered.countedAs] };
  }

  /** Tells the owner when all answers to a challenge were wrong, because the password was right. */
  async refuse(answered: Answered, caller: Caller, secondFactor: SecondFactor): Promise<never> {
    await this.record.wrongAnswer(answered, caller, secondFactor);
    if (answered.answers === MAX_ANSWERS)
      await this.em.transactional((em) => this.record.allAnswersWrong(em, answered));
    throw refusals[secondFactor]();
  }
}
