import { seedDemo } from '../../seeders/demo.js';
import { AppConfig } from '../platform/config/app.config.js';
import { Configuration } from '../platform/config/configuration.js';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { plainSentence, StartError } from '../platform/errors/plain-sentence.js';
import { Keys } from '../platform/keys/keys.js';
import { withOrm } from './with-orm.js';

try {
  const configuration = new Configuration([AppConfig, DatabaseConfig], process.env);
  const app = configuration.get(AppConfig);
  if (!app.isDemo) throw new StartError('The demo is only for demo mode: its password is public.');
  await withOrm(configuration.get(DatabaseConfig), (em) => seedDemo(em, new Keys(app), new Date()));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${plainSentence(error)}\n`);
  process.exit(1);
}
