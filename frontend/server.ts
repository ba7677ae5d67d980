import { ConfigError, readConfig } from './server/config.ts';
import { createFrontend, ListenError } from './server/create-frontend.ts';
import { createLog } from './server/log.ts';
import { shutDownOnSignal } from './server/shutdown.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // React reads this variable to choose its build and is loaded below.
  process.env.NODE_ENV = config.development ? 'development' : 'production';
  const log = createLog(config.logLevel);
  const frontend = await createFrontend({ config, log });
  shutDownOnSignal(frontend.server, log, frontend.close);
  await frontend.listen();
}

main().catch((error) => {
  if (!(error instanceof ConfigError || error instanceof ListenError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
