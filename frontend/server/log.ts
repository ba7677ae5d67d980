import { pino } from 'pino';
import { LogOutput } from './log-output.ts';

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>;

/** Writes one line of JSON per event to stdout. */
export function createLog(level: string, output = new LogOutput()): Log {
  const log = pino(
    {
      level,
      base: { program: 'frontend' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    output.stream,
  );
  output.onWritableAgain((gap) => log.warn(gap, 'The log could not be written for a while'));
  return log;
}
