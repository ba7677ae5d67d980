import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { takeTurn } from '../../../platform/database/take-turn.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Keys } from '../../../platform/keys/keys.js';
import { Limits } from '../../../platform/limits/limits.js';
import { ProofOfIdentity } from '../passwords/proof-of-identity.js';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import { AuthenticatorAppRepository } from './authenticator-app.repository.js';
import { drawCode, makeSecret, setupAddress, stepOfCode } from './one-time-codes.js';
import { SetupEndedError, WrongSecondFactorCodeError } from './second-factor.errors.js';
import { SecondFactorNotices } from './second-factor-notices.js';
import { SecondFactorsService } from './second-factors.service.js';

const MAX_TRIES_IN_AN_HOUR = 40;

/** What the owner's app is set up with. */
export interface AppSetup {
  secret: string;
  address: string;
  picture: string;
  endsAt: Date;
}

/** Sets up and removes the app that shows one-time codes. */
@Injectable()
export class AuthenticatorAppsService {
  // biome-ignore lint/complexity/useMaxParams: it asks each owner of a part: apps, factors, the owner's proof, keys, limits, mail, and the record of events
  constructor(
    private readonly em: EntityManager,
    private readonly apps: AuthenticatorAppRepository,
    private readonly factors: SecondFactorsService,
    private readonly proof: ProofOfIdentity,
    private readonly keys: Keys,
    private readonly limits: Limits,
    private readonly notices: SecondFactorNotices,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  findInUse({ userId }: Principal): Promise<AuthenticatorApp | null> {
    return this.apps.findInUse(userId);
  }

  /** The app that is in use stays until the new one has shown that it works. */
  async begin(principal: Principal, currentPassword: string | undefined): Promise<AppSetup> {
    const { userId, sessionId } = principal;
    await this.spend(userId);
    await this.proof.require(principal, currentPassword);
    const sealed = this.keys.seal(await makeSecret());
    const app = await this.em.transactional(async (em) => {
      await takeTurn(em, `set-up-codes:${userId}`);
      await this.apps.discardSetUp(userId);
      const app = new AuthenticatorApp(userId, sessionId, sealed, this.clock.now());
      em.persist(app);
      return app;
    });
    return this.setupOf(app, principal);
  }

  /** Shows the setup again, to the session that began it. */
  async findSetup(principal: Principal): Promise<AppSetup> {
    const app = await this.apps.findSetUp(principal.userId, principal.sessionId);
    if (!app?.isBeingSetUp(this.clock.now())) throw new NotFoundError('No app is being set up.');
    return this.setupOf(app, principal);
  }

  /** A code proves that the app was set up correctly. Returns recovery codes if the account had none. */
  async confirm(principal: Principal, code: string, caller: Caller): Promise<string[] | null> {
    const { userId, sessionId } = principal;
    await this.spend(userId);
    return this.factors.add(principal, async (em, user) => {
      const now = this.clock.now();
      const app = await this.apps.findSetUp(userId, sessionId);
      if (!app?.isBeingSetUp(now)) throw new SetupEndedError();
      const step = await stepOfCode(this.keys.unseal(app.sealedSecret), code, now);
      if (step === null) throw new WrongSecondFactorCodeError();
      await this.apps.discardInUse(userId);
      app.confirm(step, now);
      await this.notices.sendCodesOn(em, user);
      await this.securityLog.note('codes_on', caller, userId);
    });
  }

  async remove(principal: Principal, currentPassword: string | undefined, caller: Caller): Promise<void> {
    await this.factors.remove(principal, currentPassword, async (em, user) => {
      const app = await this.apps.findInUse(user.id);
      if (!app) throw new NotFoundError('No app is set up.');
      em.remove(app);
      await this.notices.sendCodesOff(em, user);
      await this.securityLog.note('codes_off', caller, user.id);
    });
  }

  private async setupOf(app: AuthenticatorApp, { email }: Principal): Promise<AppSetup> {
    const secret = this.keys.unseal(app.sealedSecret);
    const address = await setupAddress(secret, email);
    return { secret, address, picture: await drawCode(address), endsAt: app.setupEndsAt };
  }

  private spend(userId: string): Promise<void> {
    return this.limits.spend([
      { key: `set-up-codes:${userId}`, most: MAX_TRIES_IN_AN_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
  }
}
