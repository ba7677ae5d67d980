import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { PasskeyQueries } from './passkey.queries.js';
import { PasskeyAnswers } from './passkey-answers.js';
import { PasskeyChallengeQueries } from './passkey-challenge.queries.js';
import { passkeyQuestionsOf } from './passkey-limit.js';
import { RelyingParty } from './relying-party.js';
import { ChallengeEndedError } from './second-factor.errors.js';
import { SecondFactorSignIn, type SignedIn } from './second-factor-sign-in.service.js';

/** Answers the second step of a sign-in with a passkey. */
@Injectable()
export class PasskeySecondStep {
  constructor(
    private readonly em: EntityManager,
    private readonly passkeys: PasskeyQueries,
    private readonly challenges: PasskeyChallengeQueries,
    private readonly answers: PasskeyAnswers,
    private readonly relyingParty: RelyingParty,
    private readonly signIns: SecondFactorSignIn,
    private readonly limits: Limits,
  ) {}

  async begin(token: string, caller: Caller): Promise<object> {
    await this.limits.spend([passkeyQuestionsOf(caller)]);
    const blank = await this.relyingParty.ask();
    const userId = await this.challenges.ask(this.em, token, blank.challenge);
    if (!userId) throw new ChallengeEndedError();
    const { allowCredentials } = await this.relyingParty.ask(await this.passkeys.listOf(this.em, userId));
    return { ...blank, allowCredentials };
  }

  async signIn(token: string, credential: string, caller: Caller): Promise<SignedIn> {
    const answered = await this.signIns.answer(token, caller);
    const passkey = await this.answers.findAnswering(credential);
    const isRight =
      passkey?.userId === answered.id &&
      answered.webauthnChallenge !== null &&
      (await this.answers.isRight(passkey, credential, answered.webauthnChallenge, answered, caller));
    if (!isRight) return this.signIns.refuse(answered, caller, 'passkey');
    return this.signIns.withPasskey(token, answered, caller);
  }
}
