import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer ([\w.-]+)$/i;

/** The access token of a request; what is no token counts as none. */
export const bearerOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
