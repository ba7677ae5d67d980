import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { NotAnUploadError } from './uploads.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean;
  }
}

const MULTIPART = 'multipart/form-data';

/** What of a refused upload is still let in and thrown away: who sends it reads the answer only then. */
const MOST_BYTES_AFTER_REFUSAL = 8_000_000;

/**
 * Forms with a file, for handlers that take one and no one else. Nothing of the body is read before the handler
 * does: by then the guards have found out who sends it.
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

/** Ends the connection of whoever sends on and on, the answer before. */
function discardRest(request: IncomingMessage, response: ServerResponse): void {
  let discarded = 0;
  request.on('error', () => {});
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded <= MOST_BYTES_AFTER_REFUSAL) return;
    request.pause();
    if (response.writableFinished) request.socket.destroy();
    else response.once('finish', () => request.socket.destroy());
  });
  request.resume();
}
