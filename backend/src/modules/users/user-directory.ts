import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { takeTurn } from '../../platform/database/take-turn.js';
import { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** Lets other modules read accounts. The repository stays within this module. */
@Injectable()
export class UserDirectory {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserRepository,
  ) {}

  byId(id: string): Promise<User | null> {
    return this.users.findOne({ id });
  }

  byEmail(email: string): Promise<User | null> {
    return this.users.findByEmail(email);
  }

  byGoogleId(googleId: string): Promise<User | null> {
    return this.users.findByGoogleId(googleId);
  }

  withPassword(id: string): Promise<User | null> {
    return this.users.findWithPassword(id);
  }

  lock(id: string): Promise<User | null> {
    return this.users.lock(id);
  }

  lockWithPassword(id: string): Promise<User | null> {
    return this.users.lockWithPassword(id);
  }

  /** Returns false if the email is taken, even by a registration that happens at the same moment. */
  async add(user: User): Promise<boolean> {
    return this.em.transactional(async (em) => {
      // Registrations of one email run one after the other. Otherwise the database would refuse a row and write it to
      // its log, including the password's hash.
      await takeTurn(em, `user:${user.email}`);
      if (await this.byEmail(user.email)) return false;
      await em.persist(user).flush();
      return true;
    });
  }

  /** Does the same for an account that gets another email. Must run in a transaction that has locked the account. */
  async moveToEmail(user: User, email: string): Promise<boolean> {
    await takeTurn(this.em, `user:${email}`);
    if (await this.byEmail(email)) return false;
    user.moveToEmail(email);
    await this.em.flush();
    return true;
  }
}
