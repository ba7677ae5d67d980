import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, getSchemaPath } from '@nestjs/swagger';

/**
 * Decorators for properties of responses, named once as fields.ts names those of requests. A decorator only fits a
 * property of its own type, so the document and the class cannot drift apart.
 */
type Decorate<T> = <Name extends PropertyKey>(target: { [name in Name]: T }, name: Name) => void;

export type Answer<T> = Decorate<T> & { schema: ApiPropertyOptions };

interface Details {
  description?: string;
  example?: unknown;
  minimum?: number;
  maximum?: number;
}

/** A description alone, or a description with further details. */
type About = string | Details;

const detailsOf = (about: About = {}): Details =>
  typeof about === 'string' ? { description: about } : about;

function describe<T>(schema: ApiPropertyOptions, about?: About): Answer<T> {
  const whole = { ...schema, ...detailsOf(about) } as ApiPropertyOptions;
  return Object.assign(ApiProperty(whole) as Decorate<T>, { schema: whole });
}

export const Text = (about?: About) => describe<string>({ type: 'string' }, about);

export const Id = (about?: About) => describe<string>({ type: 'string', format: 'uuid' }, about);

/** An absolute address, including its server. */
export const Address = (about?: About) => describe<string>({ type: 'string', format: 'uri' }, about);

export const Moment = (about?: About) => describe<string>({ type: 'string', format: 'date-time' }, about);

/** A calendar day. */
export const Day = (about?: About) => describe<string>({ type: 'string', format: 'date' }, about);

/** A number that may have decimals. */
export const Amount = (about?: About) => describe<number>({ type: 'number' }, about);

export const WholeNumber = (about?: About) => describe<number>({ type: 'integer' }, about);

export const YesNo = (about?: About) => describe<boolean>({ type: 'boolean' }, about);

export const Choice = <const T extends string>(values: readonly T[], about?: About) =>
  describe<T>({ enum: [...values] }, about);

/** An object of another class. */
export const Part = <T>(type: Type<T>, about?: About) => describe<T>({ type }, about);

/** An object whose property names are not part of the contract. */
export const AnyObject = (about?: About) =>
  describe<Record<string, unknown>>({ type: 'object', additionalProperties: true }, about);

export const ListOf = <T>({ schema }: Answer<T>, about?: About) => describe<T[]>(listSchema(schema), about);

/** An object that maps each of its keys to a value of this kind. */
export const ObjectOf = <T>({ schema }: Answer<T>, about?: About) =>
  describe<{ [name in string]?: T }>({ type: 'object', additionalProperties: valueSchema(schema) }, about);

/** Marks a property that is always present but may be null. */
export const Maybe = <T>({ schema }: Answer<T>) =>
  describe<T | null>({ ...schema, nullable: true } as ApiPropertyOptions);

/** Marks a property that may be absent. */
export const Sometimes = <T>({ schema }: Answer<T>) => {
  const decorate = ApiProperty({ ...schema, required: false } as ApiPropertyOptions);
  return <Name extends PropertyKey>(target: { [name in Name]?: T }, name: Name) =>
    decorate(target, name as string);
};

/** Nest needs a different notation for lists of enums, of objects, and of simple values. */
function listSchema(schema: ApiPropertyOptions): ApiPropertyOptions {
  if (schema.enum) return { ...schema, isArray: true } as ApiPropertyOptions;
  const isClass = typeof schema.type === 'function';
  return (isClass ? { type: [schema.type] } : { type: 'array', items: schema }) as ApiPropertyOptions;
}

const valueSchema = ({ type, ...rest }: ApiPropertyOptions) =>
  (typeof type === 'function' ? { $ref: getSchemaPath(type) } : { type, ...rest }) as Record<string, unknown>;
