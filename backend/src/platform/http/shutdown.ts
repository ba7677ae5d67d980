import type { INestApplication } from '@nestjs/common';
import type { Log } from '../logging/log.js';
import { Draining } from './draining.js';

const ANSWER_WITHIN_MS = 8_000;
const HARD_STOP_MS = 15_000;

/**
 * SIGTERM, SIGINT, or the launcher that is gone: requests in flight are answered, jobs in hand finished.
 * The second signal does not wait.
 */
export function exitWhenAsked(app: INestApplication, log: Log, before: () => Promise<void>): void {
  const draining = new Draining(app.getHttpServer());
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), HARD_STOP_MS).unref();
    draining.begin(ANSWER_WITHIN_MS);
    await before();
    await app.close();
    log.info('stopped');
    log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('disconnect', () => stop('the launcher is gone'));
}
