import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, pino } from 'pino';
import { z } from 'zod';
import { configSection } from '../config/config-section.js';
import { LogOutput } from './log-output.js';

export class LogConfig extends configSection(
  z.object({ LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info') }),
) {}

/**
 * No credential may reach a log, whatever code logs it and however deeply it is nested. The value under any of these
 * names is cut out of the finished line, because a list of paths would miss places that it does not name.
 */
const SECRET_VALUE =
  /"([\w-]{0,40}(?:password|secret|token|sealed|authorization|cookie)[\w-]{0,40})":("(?:[^"\\]|\\.)*"|\[[^\]]*\]|-?\d[\d.eE+-]*)/gi;

/** PostgreSQL quotes the whole row that it refused. */
const REFUSED_ROW = /(Failing row contains )\(.*?\)(?=\.|\\n|")/g;

const withoutSecrets = (line: string) =>
  line.replaceAll(SECRET_VALUE, '"$1":"[secret]"').replaceAll(REFUSED_ROW, '$1[secret]');

/**
 * Picks the properties that help to fix the problem. Errors of libraries carry whole connections and requests with
 * them, and some are not instances of Error.
 */
function errorForLog(thrown: unknown): object {
  if (typeof thrown !== 'object' || thrown === null) return { message: String(thrown) };
  const { name, code, message, stack, cause } = thrown as Partial<Error> & { code?: unknown };
  return { type: name, code, message, stack, ...(cause !== undefined && { cause: errorForLog(cause) }) };
}

export type Log = ReturnType<typeof logTo>;

export function createLog(config: LogConfig, stream?: DestinationStream) {
  if (stream) return logTo(stream, config);
  const output = new LogOutput();
  const log = logTo(output.stream, config);
  output.onWritableAgain((gap) => log.warn(gap, 'the log could not be written for a while'));
  return log;
}

function logTo(stream: DestinationStream, config: LogConfig) {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: { program: 'backend' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorForLog },
      hooks: { streamWrite: withoutSecrets },
    },
    stream,
  );
}

/** Writes Nest's own log lines in our format. Its messages during the boot are logged at the debug level. */
export function nestLogger(log: Log): LoggerService {
  const line = (message: unknown, context: unknown[]) => ({
    context: context.at(-1),
    detail: String(message),
  });
  return {
    log: (message, ...context) => log.debug(line(message, context), 'nest'),
    warn: (message, ...context) => log.warn(line(message, context), 'nest'),
    error: (message, ...context) => log.error(line(message, context), 'nest'),
    debug: (message, ...context) => log.debug(line(message, context), 'nest'),
  };
}
