import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../errors/app-error.js';
import type { ErrorBody } from '../errors/error-body.js';
import { toAppError } from '../errors/to-app-error.js';
import type { Log } from '../logging/log.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(thrown: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    sendError(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.log);
  }
}

/**
 * The only place that writes a failure. Fastify's own hooks use it too. A refusal that is temporary is not logged as
 * an error of ours.
 */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): void {
  const error = toAppError(thrown);
  const requestId = request.caller?.requestId ?? 'unknown';
  if (hungUp(thrown, request)) log.info({ requestId }, 'the caller hung up');
  else if (error.status === 503) log.warn({ requestId, reason: reasonOf(thrown) }, error.code);
  else if (error.status >= 500) log.error({ requestId, err: thrown }, error.code);
  if (reply.sent) return;
  if (error.retryAfterSeconds !== undefined)
    reply.header('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  // The handler may already have set the type and the caching of a successful answer.
  reply.header('Content-Type', 'application/json; charset=utf-8').header('Cache-Control', 'no-store');
  reply.status(error.status).send(bodyOf(error, requestId));
}

/**
 * A service that is unavailable or busy will recover. The log gets its reason but no stack, which would say nothing.
 */
function reasonOf(thrown: unknown): string {
  const { message, cause } = (thrown ?? {}) as Partial<Error>;
  return cause instanceof Error ? `${message} (${cause.message})` : String(message);
}

/**
 * The caller disconnected while sending the request. There is no one left to answer, and nothing of ours is broken.
 */
const hungUp = (thrown: unknown, request: FastifyRequest) =>
  request.raw.readableAborted && (thrown as { code?: unknown } | null)?.code === 'ECONNRESET';

export function bodyOf(error: AppError, requestId: string): ErrorBody {
  return {
    statusCode: error.status,
    code: error.code,
    message: error.message,
    error: error.message,
    ...(error.fields && { fields: error.fields }),
    ...(error.details !== undefined && { details: error.details }),
    requestId,
  };
}
