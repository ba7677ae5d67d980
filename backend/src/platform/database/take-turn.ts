import type { EntityManager } from '@mikro-orm/postgresql';

/** Waits for whoever has the turn of this name, and keeps it until the transaction ends. */
export async function takeTurn(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(:name, 0))', { name });
}
