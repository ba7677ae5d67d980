import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer ([\w.-]+)$/i;

/** Returns the access token of a request, or null if the header holds none. */
export const bearerOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
