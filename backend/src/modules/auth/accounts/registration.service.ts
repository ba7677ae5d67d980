import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits, networkOf } from '../../../platform/limits/limits.js';
import { User, UserDirectory } from '../../users/index.js';
import { AccountExistsError } from '../auth.errors.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { type BegunSession, SessionsService } from '../sessions/sessions.service.js';

const HOUR_SECONDS = 60 * 60;
const MOST_FROM_ADDRESS = 40;

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
    await this.limits.spend([{ key, most: MOST_FROM_ADDRESS, windowSeconds: HOUR_SECONDS }]);
    const { email, role, name } = registration;
    const passwordHash = await this.passwords.hash(registration.password);
    const user = await this.open({ email, role, name, passwordHash });
    return { user, session: await this.sessions.begin(user.id, caller, 'registration') };
  }

  /** Slow, so before any transaction. */
  hash(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  /** Also for whoever accepts an invitation; in the caller's transaction if there is one. */
  async open(account: Omit<Registration, 'password'> & { passwordHash: string }): Promise<User> {
    const user = new User({ ...account, now: this.clock.now() });
    if (!(await this.users.add(user))) throw new AccountExistsError();
    return user;
  }
}
