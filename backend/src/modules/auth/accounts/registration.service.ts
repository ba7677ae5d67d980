import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { networkOf } from '../../../platform/limits/network-of.js';
import { User, UserDirectory } from '../../users/index.js';
import { AccountExistsError } from '../auth.errors.js';
import { refuseCommon } from '../passwords/password-fields.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { type BegunSession, SessionsService } from '../sessions/sessions.service.js';

const MAX_FROM_ADDRESS = 40;

interface Registration {
  email: string;
  password: string;
  role: Exclude<Role, 'admin'>;
  name?: string;
}

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UserDirectory,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async register(registration: Registration, caller: Caller): Promise<{ user: User; session: BegunSession }> {
    const key = `register:address:${networkOf(caller.address)}`;
    await this.limits.spend([{ key, most: MAX_FROM_ADDRESS, windowSeconds: HOUR_SECONDS }]);
    const { email, role, name } = registration;
    const passwordHash = await this.hash(registration.password, email, networkOf(caller.address));
    const user = await this.open({ email, role, name, passwordHash });
    return { user, session: await this.sessions.begin(user, caller, 'registration') };
  }

  /** Hashing is slow, so it happens before any transaction. */
  async hash(password: string, email: string, by: string): Promise<string> {
    refuseCommon('password', password, email);
    return this.passwords.hash(password, by);
  }

  /** Opens an account, also for users who accept an invitation. It joins the caller's transaction if there is one. */
  async open(account: Omit<Registration, 'password'> & { passwordHash: string }): Promise<User> {
    const user = new User({ ...account, now: this.clock.now() });
    if (!(await this.users.add(user))) throw new AccountExistsError();
    return user;
  }
}
