import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { takeTurn } from '../../../platform/database/take-turn.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { ProofOfIdentity } from '../passwords/proof-of-identity.js';
import { AppCodes } from './app-codes.js';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import { AuthenticatorAppRepository } from './authenticator-app.repository.js';
import { drawCode, setupAddress } from './one-time-codes.js';
import { SetupEndedError, WrongSecondFactorCodeError } from './second-factor.errors.js';
import { SecondFactorRecord } from './second-factor-record.js';
import { SecondFactorsService } from './second-factors.service.js';

const MAX_TRIES_IN_AN_HOUR = 40;

/** The secret with which the owner sets up their app, as text, as a link, and as a QR code. */
export interface AppSetup {
  secret: string;
  address: string;
  picture: string;
  endsAt: Date;
}

/** Sets up and removes the app that shows one-time codes. */
@Injectable()
export class AuthenticatorAppsService {
  constructor(
    private readonly apps: AuthenticatorAppRepository,
    private readonly factors: SecondFactorsService,
    private readonly proof: ProofOfIdentity,
    private readonly codes: AppCodes,
    private readonly limits: Limits,
    private readonly record: SecondFactorRecord,
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
    const sealed = await this.codes.makeSealedSecret();
    const app = await this.apps.getEntityManager().transactional(async (em) => {
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
      const step = await this.codes.stepOf(app.sealedSecret, code);
      if (step === null) throw new WrongSecondFactorCodeError();
      await this.apps.discardInUse(userId);
      app.confirm(step, now);
      await this.record.codesOn(em, user, caller);
    });
  }

  async remove(principal: Principal, currentPassword: string | undefined, caller: Caller): Promise<void> {
    await this.factors.remove(principal, currentPassword, async (em, user) => {
      const app = await this.apps.findInUse(user.id);
      if (!app) throw new NotFoundError('No app is set up.');
      em.remove(app);
      await this.record.codesOff(em, user, caller);
    });
  }

  private async setupOf(app: AuthenticatorApp, { email }: Principal): Promise<AppSetup> {
    const secret = this.codes.unseal(app.sealedSecret);
    const address = await setupAddress(secret, email);
    return { secret, address, picture: await drawCode(address), endsAt: app.setupEndsAt };
  }

  private spend(userId: string): Promise<void> {
    return this.limits.spend([
      { key: `set-up-codes:${userId}`, most: MAX_TRIES_IN_AN_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
  }
}
