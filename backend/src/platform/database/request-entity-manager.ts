import { AsyncLocalStorage } from 'node:async_hooks';
import { RequestContext } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

interface Scope {
  orm: MikroORM;
  em?: EntityManager;
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Runs `work` with an EntityManager of its own. It is made when someone first asks for it: most requests only
 * read by a statement, and to make one for nothing costs more than everything else that they do here.
 */
export function withOwnEntityManager(orm: MikroORM, work: () => void): void {
  scopes.run({ orm }, work);
}

/** Where the mapper looks for the EntityManager of the code that is running: a job's, else a request's. */
export function currentEntityManager(name: string): EntityManager | undefined {
  const ofJob = RequestContext.getEntityManager(name);
  if (ofJob) return ofJob as EntityManager;
  const scope = scopes.getStore();
  if (scope) scope.em ??= scopes.exit(() => scope.orm.em.fork({ useContext: true }));
  return scope?.em;
}
