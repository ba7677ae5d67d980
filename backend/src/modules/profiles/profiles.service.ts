import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/errors/app-error.js';
import type { Caller } from '../../platform/http/caller.js';
import { PasswordChangeService } from '../auth/index.js';
import { type User, UserDirectory } from '../users/index.js';

interface ProfileChange {
  name?: string;
  timeZone?: string;
  currentPassword?: string;
  newPassword?: string;
}

@Injectable()
export class ProfilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly passwords: PasswordChangeService,
  ) {}

  async show(userId: string): Promise<User> {
    const user = await this.users.withPassword(userId);
    if (!user) throw new NotFoundError();
    return user;
  }

  async change(userId: string, sessionId: string, change: ProfileChange, caller: Caller): Promise<User> {
    const { name, timeZone, currentPassword, newPassword } = change;
    const passwordHash =
      newPassword === undefined
        ? null
        : await this.passwords.prepare(await this.show(userId), currentPassword, newPassword);
    return this.em.transactional(async (em) => {
      await this.users.lock(userId);
      const user = await this.show(userId);
      if (name !== undefined) user.rename(name);
      if (timeZone !== undefined) user.moveTo(timeZone);
      if (passwordHash) await this.passwords.change(em, user, passwordHash, sessionId, caller);
      return user;
    });
  }
}
