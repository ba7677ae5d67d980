import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { UserDirectory } from '../../users/index.js';
import { AccountDisabledError } from '../auth.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasskeyAnswers } from './passkey-answers.js';
import { PasskeyChallengeQueries } from './passkey-challenge.queries.js';
import { passkeyQuestionsOf } from './passkey-limit.js';
import type { PasskeyQuestion } from './passkeys.service.js';
import { RelyingParty } from './relying-party.js';
import { ChallengeEndedError, PasskeyRefusedError } from './second-factor.errors.js';
import type { SignedIn } from './second-factor-sign-in.service.js';

/** Signs users in with a passkey alone. Its owner has unlocked it, so that it counts as both steps. */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly challenges: PasskeyChallengeQueries,
    private readonly answers: PasskeyAnswers,
    private readonly relyingParty: RelyingParty,
    private readonly sessions: SessionsService,
    private readonly limits: Limits,
  ) {}

  async begin(caller: Caller): Promise<PasskeyQuestion> {
    await this.limits.spend([passkeyQuestionsOf(caller)]);
    const options = await this.relyingParty.ask();
    const challenge = await this.challenges.begin(this.em, 'passkey', null, options.challenge);
    return { challenge, options };
  }

  async signIn(token: string, credential: string, caller: Caller): Promise<SignedIn> {
    const challenge = await this.challenges.take(this.em, 'passkey', null, token);
    if (!challenge) throw new ChallengeEndedError();
    const passkey = await this.answers.findAnswering(credential);
    const user = passkey && (await this.users.withPassword(passkey.userId));
    if (!user) throw new PasskeyRefusedError();
    if (!(await this.answers.isRight(passkey, credential, challenge, user, caller)))
      return this.answers.refuse(user, caller);
    if (user.isDisabled) throw new AccountDisabledError();
    const checked = { hash: null, countedAs: [], secondFactor: 'passkey' } as const;
    return {
      user,
      session: await this.sessions.begin(user, caller, 'passkey', { ...checked, countedAs: [] }),
    };
  }
}
