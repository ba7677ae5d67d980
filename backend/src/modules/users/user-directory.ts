import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { takeTurn } from '../../platform/database/take-turn.js';
import { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** What other modules may ask about accounts; the repository itself stays home. */
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

  /** False when the email is taken, also by someone who registered this very moment. */
  async add(user: User): Promise<boolean> {
    return this.em.transactional(async (em) => {
      // One after the other: a row that the database refuses is written to its log, the password's hash with it.
      await takeTurn(em, `user:${user.email}`);
      if (await this.byEmail(user.email)) return false;
      await em.persist(user).flush();
      return true;
    });
  }
}
