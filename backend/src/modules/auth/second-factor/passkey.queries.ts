import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface Passkey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  transports: string[];
  name: string;
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export type NewPasskey = Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'> & { id: string; counter: number };

/** Moments are numbers, because the driver leaves dates to the mapper, which does not know these rows. */
type Row = Omit<Passkey, 'createdAt' | 'lastUsedAt'> & { createdAt: number; lastUsedAt: number | null };

const PASSKEY = `
  select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", transports, name,
    is_synced as "isSynced", extract(epoch from created_at)::float8 * 1000 as "createdAt",
    extract(epoch from last_used_at)::float8 * 1000 as "lastUsedAt"
  from passkeys`;

/**
 * The counter of an authenticator only grows, except where it does not count at all and stays 0. A copy that was made
 * of it, or the original after the copy was used, brings a number that is not higher.
 */
const USE = `
  update passkeys set counter = :counter, last_used_at = now()
  where id = :id and (counter < :counter or (counter = 0 and :counter = 0)) returning id`;

@Injectable()
export class PasskeyQueries {
  async listOf(em: EntityManager, userId: string): Promise<Passkey[]> {
    const rows = await em.execute<Row[]>(`${PASSKEY} where user_id = :userId order by created_at, id`, {
      userId,
    });
    return rows.map(passkeyOf);
  }

  async find(em: EntityManager, credentialId: string): Promise<Passkey | null> {
    const [row] = await em.execute<Row[]>(`${PASSKEY} where credential_id = :credentialId`, { credentialId });
    return row ? passkeyOf(row) : null;
  }

  /** Returns false if the passkey is known already. */
  async add(em: EntityManager, { transports, ...passkey }: NewPasskey): Promise<boolean> {
    const added = await em.execute<object[]>(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
       values (:id, :userId, :credentialId, :publicKey, :counter,
         array(select jsonb_array_elements_text(:transports::jsonb)), :name, :isSynced, now())
       on conflict (credential_id) do nothing returning id`,
      { ...passkey, transports: JSON.stringify(transports) },
    );
    return added.length > 0;
  }

  /** Returns false if the counter shows that there is a copy. */
  async use(em: EntityManager, id: string, counter: number): Promise<boolean> {
    const used = await em.execute<object[]>(USE, { id, counter });
    return used.length > 0;
  }

  /** Returns false if the user has no such passkey. */
  async rename(em: EntityManager, userId: string, id: string, name: string): Promise<boolean> {
    const renamed = await em.execute<object[]>(
      'update passkeys set name = :name where id = :id and user_id = :userId returning id',
      { id, userId, name },
    );
    return renamed.length > 0;
  }

  /** Returns the name of the removed passkey, or null if the user has no such passkey. */
  async remove(em: EntityManager, userId: string, id: string): Promise<string | null> {
    const [removed] = await em.execute<{ name: string }[]>(
      'delete from passkeys where id = :id and user_id = :userId returning name',
      { id, userId },
    );
    return removed?.name ?? null;
  }
}

const passkeyOf = ({ createdAt, lastUsedAt, ...row }: Row): Passkey => ({
  ...row,
  createdAt: new Date(createdAt),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
});
