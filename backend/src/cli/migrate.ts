import { Configuration } from '../platform/config/configuration.js';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { migrate } from '../platform/database/migrate.js';
import { startupMessage } from '../platform/errors/startup-error.js';

try {
  const config = new Configuration([DatabaseConfig], process.env).get(DatabaseConfig);
  const done = await migrate(config);
  process.stdout.write(done.length > 0 ? `The database is at this version: ${done.join(', ')}\n` : '');
  process.exit(0);
} catch (error) {
  process.stderr.write(`${startupMessage(error)}\n`);
  process.exit(1);
}
