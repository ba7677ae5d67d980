import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MalformedRequestError } from '../errors/app-error.js';
import { hasMoreValues } from './json-text.js';

/**
 * No request needs more levels, and code that walks through them exhausts neither its stack nor its time: validation
 * time grows with the square of the number of properties.
 */
const MAX_DEPTH = 32;
const MAX_PROPERTIES = 200;
const MAX_VALUES = 5_000;
export const MAX_VALUES_OF_LARGE = 50_000;
const MAX_ENTRIES_OF_LIST = 5_000;

/** Names that every object inherits. Libraries ignore such properties silently, or do worse with them. */
export const isMagic = (name: string) => name in Object.prototype || name === 'prototype';

/** Refuses all other content types with 415. An empty body that is declared as JSON counts as an empty object. */
export function acceptJsonOnly(fastify: FastifyInstance) {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const maxValues = isLarge(request) ? MAX_VALUES_OF_LARGE : MAX_VALUES;
    if (hasMoreValues(body as string, maxValues)) return done(new MalformedRequestError());
    return parseJson(request, body as string, (error, value) => {
      if (error) done(error);
      else if (isBody(value, maxValues)) done(null, value);
      else done(new MalformedRequestError());
    });
  });
}

const isLarge = (request: FastifyRequest) => request.routeOptions.config.mostBodyBytes !== undefined;

/** No handler takes a list as its body. */
const isBody = (value: unknown, maxValues: number) => !Array.isArray(value) && isTame(value, maxValues);

/** Checks an object or a list level by level, because recursion is what this check protects from. */
export function isTame(value: unknown, maxValues = MAX_VALUES_OF_LARGE): boolean {
  if (typeof value !== 'object' || value === null) return false;
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((inner): inner is object => typeof inner === 'object' && inner !== null);
    if (objects.length > 0 && depth === MAX_DEPTH) return false;
    if (objects.some((object) => (Array.isArray(object) ? isTooLong(object) : hasOddNames(object))))
      return false;
    level = objects.flatMap((object) => Object.values(object));
    values += level.length;
    if (values > maxValues) return false;
  }
  return true;
}

const isTooLong = (list: unknown[]) => list.length > MAX_ENTRIES_OF_LIST;

function hasOddNames(object: object): boolean {
  const names = Object.keys(object);
  return names.length > MAX_PROPERTIES || names.some(isMagic);
}
