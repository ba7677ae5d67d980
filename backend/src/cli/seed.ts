/** Updates a database to this version's data: computed numbers, times, drawings, new library recipes, and the demo's data. */
import { seedDemo } from '../../seeders/demo.js';
import { plantLibrary } from '../../seeders/library/plant-library.js';
import { redrawRecipes } from '../modules/recipes/drawings/redraw-recipes.js';
import { recomputeNutrition } from '../modules/recipes/writing/recompute-nutrition.js';
import { rereadSteps } from '../modules/recipes/writing/reread-steps.js';
import { AppConfig } from '../platform/config/app.config.js';
import { Configuration } from '../platform/config/configuration.js';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { startupMessage } from '../platform/errors/startup-error.js';
import { Keys } from '../platform/keys/keys.js';
import { StorageConfig } from '../platform/storage/storage.config.js';
import { withOrm } from './with-orm.js';

try {
  const configuration = new Configuration([AppConfig, DatabaseConfig, StorageConfig], process.env);
  const app = configuration.get(AppConfig);
  const now = new Date();
  const files = async () => {
    const { createStorage } = await import('../platform/storage/create-storage.js');
    return createStorage(configuration.get(StorageConfig));
  };
  await withOrm(configuration.get(DatabaseConfig), async (em) => {
    await recomputeNutrition(em, now);
    await rereadSteps(em);
    await redrawRecipes(em);
    await em.transactional(async (inside) => {
      await plantLibrary(inside, now);
      // The demo's password is public.
      if (app.isDemo) await seedDemo(inside, { keys: new Keys(app), files }, now);
    });
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${startupMessage(error)}\n`);
  process.exit(1);
}
