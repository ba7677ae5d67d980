import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** An account whose time to take its deletion back has passed. */
export interface ErasedAccount {
  userId: string;
  email: string;
  name: string | null;
  isCustomer: boolean;
}

const DUE = `select id from users where erase_after <= now() order by erase_after limit :most`;

/** The account is locked, so that nobody signs in meanwhile and no other copy of the program erases it, too. */
const LOCK = `
  select id as "userId", email, name, role = 'customer' as "isCustomer" from users
  where id = :userId and erase_after <= now() for update skip locked`;

/** The account that customers' plans name instead of a trainer who is gone. Nobody can sign in to it. */
const HEIR = `
  insert into users (id, email, role, name, disabled_at, created_at, updated_at)
  values (gen_random_uuid(), 'deleted@account.invalid', 'trainer', 'Deleted account', now(), now(), now())
  on conflict (email) do update set updated_at = excluded.updated_at returning id`;

/** Deletes accounts. All statements run in the caller's transaction. */
@Injectable()
export class AccountErasureQueries {
  constructor(private readonly em: EntityManager) {}

  async listDue(most: number): Promise<string[]> {
    return (await this.em.execute<{ id: string }[]>(DUE, { most })).map(({ id }) => id);
  }

  async lockDue(userId: string): Promise<ErasedAccount | undefined> {
    return (await this.em.execute<ErasedAccount[]>(LOCK, { userId }))[0];
  }

  async findHeir(): Promise<string | null> {
    return (await this.em.execute<{ id: string }[]>(HEIR))[0]?.id ?? null;
  }

  /** Deletes the account and all rows that refer to it as their owner. */
  async delete(userId: string): Promise<void> {
    await this.em.execute('delete from users where id = :userId', { userId });
  }
}
