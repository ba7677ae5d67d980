import type { Server } from 'node:http';
import type { Log } from '../logging/log.js';
import { Draining } from './draining.js';

interface Program {
  server: Server;
  log: Log;
  close: () => Promise<void>;
}

const ANSWER_WITHIN_MS = 8_000;
const HARD_STOP_MS = 17_000;

/**
 * Shuts down on SIGTERM, SIGINT, or when the launcher is gone: pending requests are answered and running jobs
 * finished. The second signal exits at once.
 */
export function exitWhenAsked({ server, log, close }: Program): void {
  const draining = new Draining(server);
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), HARD_STOP_MS).unref();
    draining.begin(ANSWER_WITHIN_MS);
    await close();
    log.info('stopped');
    log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('disconnect', () => stop('the launcher is gone'));
  // The launcher may have ended while the program was starting.
  if (process.connected === false) void stop('the launcher is gone');
}
