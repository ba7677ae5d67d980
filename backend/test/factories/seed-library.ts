import { MikroORM } from '@mikro-orm/postgresql';
import { plantLibrary } from '../../seeders/library/plant-library.js';
import type { TestApp } from '../support/test-app.ts';

/** Inserts the bundled library as in a new installation. */
export const seedLibrary = ({ app }: TestApp): Promise<unknown> =>
  app
    .get(MikroORM)
    .em.fork()
    .transactional((em) => plantLibrary(em, new Date()));
