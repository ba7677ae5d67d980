import { resolved, type Schema } from './document.ts';

/** Says where a value differs from the document: missing, unknown, or of another type. */
export function misfits(value: unknown, described: Schema, place = 'the answer'): string[] {
  const schema = resolved(described);
  if (schema.oneOf) return leastOf(schema.oneOf.map((one) => misfits(value, one, place)));
  if (value === null) return schema.nullable ? [] : [`${place} is null`];
  if (schema.enum && !schema.enum.includes(value))
    return [`${place} is ${JSON.stringify(value)}, none of its values`];
  switch (schema.type) {
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => misfits(item, schema.items ?? {}, `${place}[${index}]`))
        : [`${place} is no list`];
    case 'object':
      return isObject(value) ? misfitsOfObject(value, schema, place) : [`${place} is no object`];
    case 'integer':
      return Number.isInteger(value) ? [] : [`${place} is no whole number: ${JSON.stringify(value)}`];
    case undefined:
      return [];
    default:
      return typeof value === schema.type ? [] : [`${place} is no ${schema.type}: ${JSON.stringify(value)}`];
  }
}

/** Of several descriptions, the one that fits best says what is wrong. */
const leastOf = ([first = [], ...others]: string[][]): string[] =>
  others.reduce((least, next) => (next.length < least.length ? next : least), first);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function misfitsOfObject(value: Record<string, unknown>, schema: Schema, place: string): string[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required.filter((name) => !(name in value)).map((name) => `${place}.${name} is missing`);
  const rest = Object.entries(value).flatMap(([name, one]) => {
    const property = properties[name];
    if (property) return misfits(one, property, `${place}.${name}`);
    return additionalProperties ? [] : [`${place}.${name} is named nowhere`];
  });
  return [...missing, ...rest];
}
