import { z } from 'zod';

/**
 * A configuration section is an injectable class whose fields are environment variables. Each is declared beside the
 * code that uses it and listed in `app.module.ts`, so that all of them are checked at boot.
 */
export interface ConfigSection<T extends object = object> {
  new (values: never): T;
  readonly schema: z.ZodType<object>;
}

export function configSection<Schema extends z.ZodType<object>>(schema: Schema) {
  class Section {
    static readonly schema = schema;

    constructor(values: z.output<Schema>) {
      Object.assign(this, values);
    }
  }
  return Section as unknown as {
    new (values: z.output<Schema>): z.output<Schema>;
    readonly schema: Schema;
  };
}

export const optionalText = z.string().optional();

export const optionalUrl = z.url().optional();

const portNumber = z.coerce.number().int().min(0).max(65535);

export const port = (fallback: number) => portNumber.default(fallback);

export const optionalPort = portNumber.optional();
