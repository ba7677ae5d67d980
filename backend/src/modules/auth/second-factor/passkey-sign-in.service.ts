import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { networkOf } from '../../../platform/limits/network-of.js';
import { type User, UserDirectory } from '../../users/index.js';
import { AccountDisabledError } from '../auth.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ChallengeQueries } from './challenge.queries.js';
import { type Passkey, PasskeyQueries } from './passkey.queries.js';
import { PasskeyChallengeQueries } from './passkey-challenge.queries.js';
import type { PasskeyQuestion } from './passkeys.service.js';
import { credentialIdIn, RelyingParty } from './relying-party.js';
import { ChallengeEndedError, PasskeyRefusedError } from './second-factor.errors.js';
import { SecondFactorNotices } from './second-factor-notices.js';
import { SecondFactorSignIn, type SignedIn } from './second-factor-sign-in.service.js';

/** Each question writes a row, for whoever asks. */
const MAX_QUESTIONS_FROM_ADDRESS = 120;

/** Signs users in with a passkey: alone, or as the second step. */
@Injectable()
export class PasskeySignIn {
  // biome-ignore lint/complexity/useMaxParams: it asks each owner of a part: accounts, passkeys, challenges, the protocol, sessions, limits, mail, and the record of events
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly passkeys: PasskeyQueries,
    private readonly challenges: PasskeyChallengeQueries,
    private readonly secondSteps: ChallengeQueries,
    private readonly signIns: SecondFactorSignIn,
    private readonly relyingParty: RelyingParty,
    private readonly sessions: SessionsService,
    private readonly limits: Limits,
    private readonly notices: SecondFactorNotices,
    private readonly securityLog: SecurityLog,
  ) {}

  async begin(caller: Caller): Promise<PasskeyQuestion> {
    await this.spend(caller);
    const options = await this.relyingParty.ask();
    const challenge = await this.challenges.begin(this.em, 'passkey', null, options.challenge);
    return { challenge, options };
  }

  /** A passkey is unlocked by its owner, so that it counts as both steps. */
  async signIn(token: string, credential: string, caller: Caller): Promise<SignedIn> {
    const challenge = await this.challenges.take(this.em, 'passkey', null, token);
    if (!challenge) throw new ChallengeEndedError();
    const passkey = await this.findAnswering(credential);
    const user = passkey && (await this.users.withPassword(passkey.userId));
    if (!user) throw new PasskeyRefusedError();
    if (!(await this.isRight(passkey, credential, challenge, user, caller))) {
      await this.securityLog.note('second_factor_failed', caller, user.id, { secondFactor: 'passkey' });
      throw new PasskeyRefusedError();
    }
    if (user.isDisabled) throw new AccountDisabledError();
    const checked = { hash: null, countedAs: [], secondFactor: 'passkey' } as const;
    return {
      user,
      session: await this.sessions.begin(user.id, caller, 'passkey', { ...checked, countedAs: [] }),
    };
  }

  async beginSecondStep(token: string, caller: Caller): Promise<object> {
    await this.spend(caller);
    const blank = await this.relyingParty.ask();
    const userId = await this.challenges.ask(this.em, token, blank.challenge);
    if (!userId) throw new ChallengeEndedError();
    const { allowCredentials } = await this.relyingParty.ask(await this.passkeys.listOf(this.em, userId));
    return { ...blank, allowCredentials };
  }

  async asSecondStep(token: string, credential: string, caller: Caller): Promise<SignedIn> {
    const answered = await this.signIns.answer(token, caller);
    const passkey = await this.findAnswering(credential);
    const isRight =
      passkey?.userId === answered.id &&
      answered.webauthnChallenge !== null &&
      (await this.isRight(passkey, credential, answered.webauthnChallenge, answered, caller));
    if (!isRight) return this.signIns.refuse(answered, caller, 'passkey');
    if (!(await this.secondSteps.take(this.em, token))) throw new ChallengeEndedError();
    return this.signIns.begin(answered, caller, 'passkey');
  }

  private async findAnswering(credential: string): Promise<Passkey | null> {
    const id = credentialIdIn(credential);
    return id === null ? null : this.passkeys.find(this.em, id);
  }

  private async isRight(
    passkey: Passkey,
    credential: string,
    challenge: string,
    owner: Pick<User, 'id' | 'email' | 'timeZone'>,
    caller: Caller,
  ): Promise<boolean> {
    const counter = await this.relyingParty.check(credential, challenge, passkey);
    if (counter === null) return false;
    if (await this.passkeys.use(this.em, passkey.id, counter)) return true;
    await this.em.transactional(async (em) => {
      await this.notices.sendPasskeyCopied(em, owner, passkey.name);
      await this.securityLog.note('passkey_copied', caller, owner.id);
    });
    return false;
  }

  private spend(caller: Caller): Promise<void> {
    const key = `passkey:address:${networkOf(caller.address)}`;
    return this.limits.spend([{ key, most: MAX_QUESTIONS_FROM_ADDRESS, windowSeconds: HOUR_SECONDS }]);
  }
}
