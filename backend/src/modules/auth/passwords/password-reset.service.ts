import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { fingerprint } from '../../../platform/keys/fingerprint.js';
import { hashToken } from '../../../platform/keys/keys.js';
import { Limits } from '../../../platform/limits/limits.js';
import { networkOf } from '../../../platform/limits/network-of.js';
import { type User, UserDirectory } from '../../users/index.js';
import { ResetTokenInvalidError } from '../auth.errors.js';
import { type Device, Devices } from '../sessions/devices.js';
import { KnownDeviceQueries } from '../sessions/known-device.queries.js';
import { guessesOf } from '../sessions/sign-in.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { refuseCommon } from './password-fields.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordResetTokenRepository } from './password-reset-token.repository.js';
import { requestPasswordResetJob } from './request-password-reset.job.js';

const MAX_FROM_ADDRESS = 20;

/** Users open and reload the page, and mail programs preview it, before its form is sent once. */
const MAX_LOOKS_FROM_ADDRESS = 100;
const MAX_MAILS_TO_ACCOUNT = 5;

@Injectable()
export class PasswordResetService {
  // biome-ignore lint/complexity/useMaxParams: it asks each owner of a part: tokens, passwords, devices, limits, mail, and the record of events
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly tokens: PasswordResetTokenRepository,
    private readonly passwords: PasswordHasher,
    private readonly changes: PasswordChangeService,
    private readonly devices: Devices,
    private readonly knownDevices: KnownDeviceQueries,
    private readonly limits: Limits,
    private readonly jobs: Jobs,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /** Exceeding the limit of an account only suppresses the mail: strangers must not be able to lock its owner out. */
  async request(email: string, caller: Caller): Promise<void> {
    await this.spend('forgot', caller);
    const account = fingerprint(email);
    const refusal = await this.limits.count([
      { key: `forgot:account:${account}`, most: MAX_MAILS_TO_ACCOUNT, windowSeconds: HOUR_SECONDS },
    ]);
    if (refusal) return;
    await this.em.transactional((em) => this.jobs.enqueue(em, requestPasswordResetJob, { email }));
    await this.securityLog.note('password_reset_requested', caller, null, { account });
  }

  /** Unknown, used, and expired tokens and those of closed accounts all get the same answer. */
  async verify(token: string, caller: Caller): Promise<void> {
    await this.spend('look-at-reset', caller, MAX_LOOKS_FROM_ADDRESS);
    await this.findOwner(token);
  }

  /**
   * Only the owner can read the account's mail, so failed attempts by strangers no longer count and this device
   * becomes known.
   */
  async reset(token: string, password: string, caller: Caller): Promise<Device> {
    await this.spend('reset', caller);
    const { id, email } = await this.findOwner(token);
    refuseCommon('password', password, email);
    const passwordHash = await this.passwords.hash(password, networkOf(caller.address));
    const device = this.devices.recognize(caller) ?? this.devices.create();
    await this.em.transactional(async (em) => {
      // The account is locked first, as in every change of a password, so that several links never deadlock.
      const user = await this.users.lock(id);
      const found = await this.tokens.lockByHash(hashToken(token));
      if (!user || user.isDisabled || !found?.isOpen(this.clock.now())) throw new ResetTokenInvalidError();
      await this.changes.apply(em, user, passwordHash);
      await this.knownDevices.remember(em, user.id, device);
      await this.limits.forget(em, [guessesOf(email), `signed-in:account:${user.id}`]);
      await this.securityLog.note('password_reset', caller, user.id);
    });
    return device;
  }

  private async findOwner(token: string): Promise<User> {
    const found = await this.tokens.findByHash(hashToken(token));
    const owner = found?.isOpen(this.clock.now()) ? await this.users.byId(found.user.id) : null;
    if (!owner || owner.isDisabled) throw new ResetTokenInvalidError();
    return owner;
  }

  private spend(
    what: 'forgot' | 'reset' | 'look-at-reset',
    caller: Caller,
    most = MAX_FROM_ADDRESS,
  ): Promise<void> {
    const key = `${what}:address:${networkOf(caller.address)}`;
    return this.limits.spend([{ key, most, windowSeconds: HOUR_SECONDS }]);
  }
}
