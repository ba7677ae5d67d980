import type { FastifyInstance } from 'fastify';
import { MalformedRequestError } from '../errors/app-error.js';

/** More than any request of ours needs; far less than what exhausts the stack of whoever walks through it. */
const DEEPEST = 32;

/** What every object answers to: libraries pass over such names in silence, or worse. */
export const isMagic = (name: string) => name in Object.prototype || name === 'prototype';

/** Everything else is 415; an empty body that calls itself JSON is an empty body. */
export function acceptJsonOnly(fastify: FastifyInstance) {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parseJson(request, body as string, (error, value) => {
      if (error) done(error);
      else if (isTame(value)) done(null, value);
      else done(new MalformedRequestError());
    });
  });
}

/** Level by level, since recursion is what it protects from. */
function isTame(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((inner): inner is object => typeof inner === 'object' && inner !== null);
    if (objects.length > 0 && depth === DEEPEST) return false;
    if (objects.some((object) => Object.keys(object).some(isMagic))) return false;
    level = objects.flatMap((object) => Object.values(object));
  }
  return true;
}
