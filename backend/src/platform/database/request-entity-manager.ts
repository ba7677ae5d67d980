import { AsyncLocalStorage } from 'node:async_hooks';
import { RequestContext } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

interface Scope {
  orm: MikroORM;
  em?: EntityManager;
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Runs `work` with an EntityManager of its own, which is created on first use: most requests only read with one
 * statement, and creating it in vain would cost more than everything else they do here.
 */
export function withOwnEntityManager(orm: MikroORM, work: () => void): void {
  scopes.run({ orm }, work);
}

/** Tells the mapper which EntityManager the running code uses: that of its job, or else that of its request. */
export function currentEntityManager(name: string): EntityManager | undefined {
  const ofJob = RequestContext.getEntityManager(name);
  if (ofJob) return ofJob as EntityManager;
  const scope = scopes.getStore();
  if (scope) scope.em ??= scopes.exit(() => scope.orm.em.fork({ useContext: true }));
  return scope?.em;
}
