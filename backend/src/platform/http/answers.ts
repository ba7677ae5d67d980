import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, getSchemaPath } from '@nestjs/swagger';

/**
 * The properties of responses, named once as fields.ts names those of requests. A decorator fits only a property of
 * its own type, so that the document and the class cannot drift apart.
 */
type Decorate<T> = <Name extends PropertyKey>(target: { [name in Name]: T }, name: Name) => void;

type Answer<T> = Decorate<T> & { schema: ApiPropertyOptions };

interface Details {
  description?: string;
  example?: unknown;
  minimum?: number;
  maximum?: number;
}

/** A description alone, or with more. */
type About = string | Details;

const detailsOf = (about: About = {}): Details =>
  typeof about === 'string' ? { description: about } : about;

function describe<T>(schema: ApiPropertyOptions, about?: About): Answer<T> {
  const whole = { ...schema, ...detailsOf(about) } as ApiPropertyOptions;
  return Object.assign(ApiProperty(whole) as Decorate<T>, { schema: whole });
}

export const Text = (about?: About) => describe<string>({ type: 'string' }, about);

export const Id = (about?: About) => describe<string>({ type: 'string', format: 'uuid' }, about);

/** A whole address, with its server. */
export const Address = (about?: About) => describe<string>({ type: 'string', format: 'uri' }, about);

export const Moment = (about?: About) => describe<string>({ type: 'string', format: 'date-time' }, about);

/** A day of the calendar. */
export const Day = (about?: About) => describe<string>({ type: 'string', format: 'date' }, about);

/** A number that need not be whole. */
export const Amount = (about?: About) => describe<number>({ type: 'number' }, about);

export const WholeNumber = (about?: About) => describe<number>({ type: 'integer' }, about);

export const YesNo = (about?: About) => describe<boolean>({ type: 'boolean' }, about);

export const Choice = <const T extends string>(values: readonly T[], about?: About) =>
  describe<T>({ enum: [...values] }, about);

/** An object of another class, or of its own. */
export const Part = <T>(type: Type<T>, about?: About) => describe<T>({ type }, about);

/** An object whose names nobody promises. */
export const AnyObject = (about?: About) =>
  describe<Record<string, unknown>>({ type: 'object', additionalProperties: true }, about);

export const ListOf = <T>({ schema }: Answer<T>, about?: About) => describe<T[]>(listSchema(schema), about);

/** An object that has one of these under each of its names. */
export const ObjectOf = <T>({ schema }: Answer<T>, about?: About) =>
  describe<{ [name in string]?: T }>({ type: 'object', additionalProperties: valueSchema(schema) }, about);

/** The property is always there, and may be null. */
export const Maybe = <T>({ schema }: Answer<T>) =>
  describe<T | null>({ ...schema, nullable: true } as ApiPropertyOptions);

/** The property may be left out. */
export const Sometimes = <T>({ schema }: Answer<T>) => {
  const decorate = ApiProperty({ ...schema, required: false } as ApiPropertyOptions);
  return <Name extends PropertyKey>(target: { [name in Name]?: T }, name: Name) =>
    decorate(target, name as string);
};

/** Nest wants a list of choices, of objects and of simple values each written in its own way. */
function listSchema(schema: ApiPropertyOptions): ApiPropertyOptions {
  if (schema.enum) return { ...schema, isArray: true } as ApiPropertyOptions;
  const isClass = typeof schema.type === 'function';
  return (isClass ? { type: [schema.type] } : { type: 'array', items: schema }) as ApiPropertyOptions;
}

const valueSchema = ({ type, ...rest }: ApiPropertyOptions) =>
  (typeof type === 'function' ? { $ref: getSchemaPath(type) } : { type, ...rest }) as Record<string, unknown>;
