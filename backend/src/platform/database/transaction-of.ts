import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type KyselyTransactionLike } from 'pg-boss';

/** Returns what runs statements with numbered parameters in the transaction of a use case. */
export function transactionOf(em: EntityManager, what: string) {
  const transaction = em.isInTransaction() ? em.getTransactionContext<KyselyTransactionLike>() : undefined;
  if (!transaction) throw new Error(`${what} inside a transaction`);
  return fromKysely(transaction);
}
