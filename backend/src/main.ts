import { configSections } from './app.module.js';
import { createApp } from './create-app.js';
import { AppConfig } from './platform/config/app.config.js';
import { Configuration } from './platform/config/configuration.js';
import { checkDatabase } from './platform/database/check-database.js';
import { DatabaseConfig } from './platform/database/database.config.js';
import { plainSentence } from './platform/errors/plain-sentence.js';
import { HttpConfig } from './platform/http/http.config.js';
import { exitWhenAsked } from './platform/http/shutdown.js';
import { createLog, LogConfig } from './platform/logging/log.js';
import { startMetrics } from './platform/metrics/metrics.js';
import { facesReady } from './platform/pdf/fonts.js';

async function main() {
  const configuration = new Configuration(configSections, process.env);
  const log = createLog(configuration.get(LogConfig));
  await checkDatabase(configuration.get(DatabaseConfig));

  const app = await createApp(process.env, log);
  const http = configuration.get(HttpConfig);
  const stopMetrics = await startMetrics(app, http);
  await app.listen(http.API_PORT, http.API_HOST);
  exitWhenAsked(app, log, stopMetrics);
  log.info({ address: await app.getUrl(), environment: configuration.get(AppConfig).APP_ENV }, 'listening');
  // The first document would wait for them otherwise, and everyone else with it.
  await facesReady();
}

main().catch((error) => {
  process.stderr.write(`${plainSentence(error)}\n`);
  process.exit(1);
});
