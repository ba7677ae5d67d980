import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/http/caller.js';
import type { User } from '../../users/index.js';
import { type Passkey, PasskeyQueries } from './passkey.queries.js';
import { credentialIdIn, RelyingParty } from './relying-party.js';
import { PasskeyRefusedError } from './second-factor.errors.js';
import { SecondFactorRecord } from './second-factor-record.js';

/** Checks what browsers answer with a passkey. */
@Injectable()
export class PasskeyAnswers {
  constructor(
    private readonly em: EntityManager,
    private readonly passkeys: PasskeyQueries,
    private readonly relyingParty: RelyingParty,
    private readonly record: SecondFactorRecord,
  ) {}

  async findAnswering(credential: string): Promise<Passkey | null> {
    const id = credentialIdIn(credential);
    return id === null ? null : this.passkeys.find(this.em, id);
  }

  /** A counter that does not grow means that there are two copies of the passkey. Neither gets in. */
  async isRight(
    passkey: Passkey,
    credential: string,
    challenge: string,
    owner: Pick<User, 'id' | 'email' | 'timeZone'>,
    caller: Caller,
  ): Promise<boolean> {
    const counter = await this.relyingParty.check(credential, challenge, passkey);
    if (counter === null) return false;
    if (await this.passkeys.use(this.em, passkey.id, counter)) return true;
    await this.em.transactional((em) => this.record.passkeyCopied(em, owner, caller, passkey.name));
    return false;
  }

  async refuse(owner: Pick<User, 'id'>, caller: Caller): Promise<never> {
    await this.record.wrongAnswer(owner, caller, 'passkey');
    throw new PasskeyRefusedError();
  }
}
