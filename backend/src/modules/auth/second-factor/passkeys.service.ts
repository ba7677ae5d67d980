import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { ProofOfIdentity } from '../passwords/proof-of-identity.js';
import { type Passkey, PasskeyQueries } from './passkey.queries.js';
import { PasskeyChallengeQueries } from './passkey-challenge.queries.js';
import { RelyingParty } from './relying-party.js';
import { PasskeyRefusedError, SetupEndedError, TooManyPasskeysError } from './second-factor.errors.js';
import { SecondFactorRecord } from './second-factor-record.js';
import { SecondFactorsService } from './second-factors.service.js';

const MAX_OF_ACCOUNT = 20;

/** A question for the browser, and the token that its answer has to come with. */
export interface PasskeyQuestion {
  challenge: string;
  options: object;
}

/** Lets owners list, add, rename, and remove their passkeys. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly passkeys: PasskeyQueries,
    private readonly challenges: PasskeyChallengeQueries,
    private readonly relyingParty: RelyingParty,
    private readonly factors: SecondFactorsService,
    private readonly proof: ProofOfIdentity,
    private readonly record: SecondFactorRecord,
  ) {}

  list({ userId }: Principal): Promise<Passkey[]> {
    return this.passkeys.listOf(this.em, userId);
  }

  async beginToAdd(principal: Principal, currentPassword: string | undefined): Promise<PasskeyQuestion> {
    const { userId, email } = principal;
    await this.proof.require(principal, currentPassword);
    const known = await this.requireRoom(this.em, userId);
    const options = await this.relyingParty.askForNew({ id: userId, email }, known);
    const challenge = await this.challenges.begin(this.em, 'registration', userId, options.challenge);
    return { challenge, options };
  }

  /** Returns recovery codes if the account had none. */
  async add(
    principal: Principal,
    answer: { challenge: string; credential: string; name: string },
    caller: Caller,
  ): Promise<string[] | null> {
    const { userId } = principal;
    const challenge = await this.challenges.take(this.em, 'registration', userId, answer.challenge);
    if (!challenge) throw new SetupEndedError();
    const credential = await this.relyingParty.checkNew(answer.credential, challenge);
    if (!credential) throw new PasskeyRefusedError();
    const name = answer.name || 'Passkey';
    return this.factors.add(principal, async (em, user) => {
      // Other passkeys may have been added since this one was asked for.
      await this.requireRoom(em, userId);
      if (!(await this.passkeys.add(em, { id: uuid(), userId, name, ...credential })))
        throw new PasskeyRefusedError();
      await this.record.passkeyAdded(em, user, caller, name);
    });
  }

  private async requireRoom(em: EntityManager, userId: string): Promise<Passkey[]> {
    const known = await this.passkeys.listOf(em, userId);
    if (known.length >= MAX_OF_ACCOUNT) throw new TooManyPasskeysError(MAX_OF_ACCOUNT);
    return known;
  }

  async rename({ userId }: Principal, id: string, name: string): Promise<void> {
    if (!(await this.passkeys.rename(this.em, userId, id, name))) throw new NotFoundError();
  }

  async remove(
    principal: Principal,
    id: string,
    currentPassword: string | undefined,
    caller: Caller,
  ): Promise<void> {
    await this.factors.remove(principal, currentPassword, async (em, user) => {
      const name = await this.passkeys.remove(em, user.id, id);
      if (name === null) throw new NotFoundError();
      await this.record.passkeyRemoved(em, user, caller, name);
    });
  }
}
