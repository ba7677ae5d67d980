import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { NotAnUploadError } from './uploads.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean;
  }
}

const MULTIPART = 'multipart/form-data';

/**
 * The part of a refused upload that is still received and discarded, because clients read the answer only
 * after sending.
 */
const MAX_BYTES_AFTER_REFUSAL = 8_000_000;

/**
 * Accepts forms with a file, but only for handlers that expect one. The handler itself reads the body, after the
 * guards have identified the sender.
 */
export function acceptUploads(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(MULTIPART, (request, _body, done) => {
    done(request.routeOptions.config.takesFile ? null : new NotAnUploadError(), undefined);
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (isUpload(request.headers['content-type']) && !request.raw.complete)
      discardRest(request.raw, reply.raw);
    done(null, payload);
  });
}

export const isUpload = (contentType: string | undefined) =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() === MULTIPART;

/** Closes the connection of a client that keeps sending, after the answer was written. */
function discardRest(request: IncomingMessage, response: ServerResponse): void {
  let discarded = 0;
  request.on('error', () => {});
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded <= MAX_BYTES_AFTER_REFUSAL) return;
    request.pause();
    if (response.writableFinished) request.socket.destroy();
    else response.once('finish', () => request.socket.destroy());
  });
  request.resume();
}
