import { destination, pino } from 'pino';

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>;

/** A write for each line would take as long as a small answer: they go out together, a quarter of a second late at most. */
const gathered = { fd: 1, sync: false, minLength: 4096, periodicFlush: 250 };

/** One JSON line an event on stdout. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: { program: 'frontend' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination(gathered),
  );
}
