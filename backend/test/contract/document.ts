import { readFileSync } from 'node:fs';

export interface Schema {
  $ref?: string;
  /** Wraps a reference that may be null. */
  allOf?: [Schema];
  /** The value is one of these. */
  oneOf?: Schema[];
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  /** The name in tables and messages, such as `POST /api/invitations/resend/{id}`. */
  name: string;
  method: string;
  path: string;
  /** `['public']`, or the roles that may call it. */
  roles: string[];
  parameters: Parameter[];
  /** The schema of the JSON body, or null if the operation takes none. */
  body: Schema | null;
  /** The maximum size of the body. */
  bodyBytes: number;
  /** Takes a form with a file instead. */
  takesFile: boolean;
  /** The schema of the successful JSON answer, or null if there is none. */
  answer: Schema | null;
}

interface DocumentedOperation {
  'x-roles'?: string[];
  'x-largest-body'?: number;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const document = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
};

const USUAL_BODY_BYTES = 1_000_000;

/** Every operation of the committed API document in its order. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, documented]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    roles: documented['x-roles'] ?? [],
    parameters: documented.parameters ?? [],
    body: documented.requestBody?.content['application/json']?.schema ?? null,
    bodyBytes: documented['x-largest-body'] ?? USUAL_BODY_BYTES,
    takesFile: documented.requestBody?.content['multipart/form-data'] !== undefined,
    answer: answerOf(documented),
  })),
);

function answerOf({ responses }: DocumentedOperation): Schema | null {
  const [, good] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return good?.content?.['application/json']?.schema ?? null;
}

export function resolved(schema: Schema): Schema {
  if (schema.allOf) return { ...resolved(schema.allOf[0]), nullable: schema.nullable };
  if (!schema.$ref) return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  const found = document.components.schemas[name];
  if (!found) throw new Error(`The document refers to ${schema.$ref}, which it does not have`);
  return resolved(found);
}
