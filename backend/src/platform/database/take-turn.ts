import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Waits until no other transaction holds the turn of this name, and holds it until the transaction ends. */
export async function takeTurn(em: SqlEntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(:name, 0))', { name });
}
