import { type Operation, resolved, type Schema } from '../document.ts';
import type { RawRequest } from '../raw-request.ts';

/**
 * Says why a request does not match the document, or nothing if it does. Only successful requests are checked with
 * this, so it may miss a fault but must not report a wrong one.
 */
export function problemsOf(operation: Operation, { target, headers, body }: RawRequest): string[] {
  const [path = '', search = ''] = target.split(/\?(.*)/s);
  return [
    ...bodyProblems(operation, headers, body),
    ...queryProblems(operation, search),
    ...pathProblems(operation, path),
  ];
}

function bodyProblems(
  { body: schema, takesFile, method }: Operation,
  headers: RawRequest['headers'],
  body: Buffer | null,
): string[] {
  // A body of GET has no meaning in HTTP and is not even read.
  if (method === 'GET') return [];
  if (takesFile)
    return /^multipart\/form-data\b/i.test(String(headers['content-type'])) ? [] : ['a body that is no form'];
  const text = body?.toString('utf8').replace(/^\ufeff/, '') ?? '';
  if (text === '') return schema?.required || (schema && resolved(schema).required) ? ['no body'] : [];
  if (!/^application\/json\s*(;|$)/i.test(String(headers['content-type'])))
    return ['a body that is not JSON by its type'];
  const value = parsed(text);
  if (value === undefined) return ['a body that cannot be read'];
  if (schema) return valueProblems(value, resolved(schema), 'body');
  return value !== null && typeof value === 'object' && Object.keys(value).length === 0
    ? []
    : ['a body where none belongs'];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valueProblems(value: unknown, schema: Schema, name: string): string[] {
  if (value === null && schema.nullable) return [];
  switch (schema.type) {
    case 'object':
      return objectProblems(value, schema, name);
    case 'array':
      if (!Array.isArray(value)) return [`${name} is no list`];
      return value.flatMap((item, at) => valueProblems(item, resolved(schema.items ?? {}), `${name}.${at}`));
    case 'string':
      return typeof value === 'string' ? textProblems(value, schema, name) : [`${name} is no text`];
    case 'integer':
    case 'number':
      return typeof value === 'number' ? numberProblems(value, schema, name) : [`${name} is no number`];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`${name} is neither true nor false`];
    default:
      return [];
  }
}

function objectProblems(value: unknown, schema: Schema, name: string): string[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [`${name} is no object`];
  const known = schema.properties ?? {};
  const missing = (schema.required ?? []).filter((property) => !Object.hasOwn(value, property));
  return [
    ...missing.map((property) => `${name}.${property} is missing`),
    ...Object.entries(value).flatMap(([property, inner]) => {
      const expected = Object.hasOwn(known, property) ? known[property] : schema.additionalProperties;
      if (expected === true) return [];
      return expected
        ? valueProblems(inner, resolved(expected), `${name}.${property}`)
        : [`${name}.${property} is not known`];
    }),
  ];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Texts are trimmed before validation. */
function textProblems(given: string, schema: Schema, name: string): string[] {
  const value = given.trim();
  const length = [...value].length;
  const wrong: [boolean, string][] = [
    [length < (schema.minLength ?? 0), 'too short'],
    [length > (schema.maxLength ?? Number.POSITIVE_INFINITY), 'too long'],
    [schema.enum !== undefined && !schema.enum.includes(given), 'none of the choices'],
    [schema.format === 'uuid' && !UUID.test(value), 'no UUID'],
    [schema.format === 'email' && !EMAIL.test(value), 'no e-mail'],
    [schema.format !== 'password' && /[^\P{Cc}\n\r\t]/u.test(value), 'with control characters'],
    [!given.isWellFormed(), 'with half a sign'],
  ];
  return wrong.filter(([is]) => is).map(([, what]) => `${name} is ${what}`);
}

function numberProblems(value: number, schema: Schema, name: string): string[] {
  const wrong: [boolean, string][] = [
    [!Number.isFinite(value), 'not finite'],
    [schema.type === 'integer' && !Number.isInteger(value), 'not whole'],
    [value < (schema.minimum ?? Number.NEGATIVE_INFINITY), 'too small'],
    [value > (schema.maximum ?? Number.POSITIVE_INFINITY), 'too large'],
  ];
  return wrong.filter(([is]) => is).map(([, what]) => `${name} is ${what}`);
}

function queryProblems({ parameters }: Operation, search: string): string[] {
  const known = new Map(parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema]));
  const pairs = [...new URLSearchParams(search)];
  const names = pairs.map(([name]) => name);
  return pairs.flatMap(([name, text], at) => {
    const schema = known.get(name);
    if (!schema) return [`the query has ${name}`];
    if (schema.type === 'array') {
      const count = names.filter((each) => each === name).length;
      if (count > (schema.maxItems ?? Number.POSITIVE_INFINITY)) return [`${name} comes too often`];
      return textProblems(text, schema.items ?? {}, name);
    }
    if (names.indexOf(name) !== at) return [`${name} comes twice`];
    if (schema.type !== 'integer') return textProblems(text, schema, name);
    return /^-?\d+$/.test(text) ? numberProblems(Number(text), schema, name) : [`${name} is no whole number`];
  });
}

function pathProblems({ path: template, parameters }: Operation, path: string): string[] {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const values = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]*)')}$`).exec(path)?.slice(1) ?? [];
  return names.flatMap((name, at) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    return textProblems(decodeURIComponent(values[at] ?? ''), schema, String(name));
  });
}
