import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, destination, pino } from 'pino';
import { z } from 'zod';
import { configSection } from '../config/config-section.js';

export class LogConfig extends configSection(
  z.object({ LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info') }),
) {}

/** Nothing that signs anybody in may reach a log, whoever logs it. */
const SECRETS = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
];

export type Log = ReturnType<typeof createLog>;

export function createLog(
  config: LogConfig,
  stream: DestinationStream = destination({ fd: 1, sync: false }),
) {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: { program: 'backend' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    },
    stream,
  );
}

/** Nest's own lines in our form; its boot chatter is for debugging. */
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
