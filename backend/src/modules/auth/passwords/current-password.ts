import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { User } from '../../users/index.js';
import { CurrentPasswordWrongError } from '../auth.errors.js';
import { PasswordHasher } from './password-hasher.js';

const MAX_GUESSES = 10;

/** Checks the password that a signed-in user gives again, with one limit for everything that asks for it. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly passwords: PasswordHasher,
    private readonly limits: Limits,
  ) {}

  async require({ id, passwordHash }: User, given: string): Promise<void> {
    const key = `change-password:${id}`;
    await this.limits.spend([{ key, most: MAX_GUESSES, windowSeconds: HOUR_SECONDS }]);
    if (!passwordHash || !(await this.passwords.matches(given, passwordHash, id)))
      throw new CurrentPasswordWrongError();
  }
}
