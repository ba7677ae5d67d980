import { MikroORM } from '@mikro-orm/postgresql';
import { plantLibrary } from '../../seeders/library/plant-library.js';
import type { TestApp } from '../support/test-app.ts';

/** The bundled library, as a new installation has it. */
export const seedLibrary = ({ app }: TestApp): Promise<unknown> =>
  app
    .get(MikroORM)
    .em.fork()
    .transactional((em) => plantLibrary(em, new Date()));
