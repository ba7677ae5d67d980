import type { Operation } from '../document.ts';
import type { ExampleRequest } from '../example-requests.ts';
import type { RawRequest } from '../raw-request.ts';
import { sentBody } from '../sent-body.ts';

/** A request under construction. It is held as text, so that a fault can contain what JSON.stringify never writes. */
export interface Draft {
  method: string;
  path: string;
  /** Values in the path, already encoded. */
  params: Record<string, string>;
  /** `name=value`, already encoded. A name may occur twice. */
  query: string[];
  headers: Record<string, string>;
  /** Pairs of property and JSON text. */
  members: [name: string, json: string][];
  /** Replaces the object made of the members. */
  wholeBody: string | Buffer | null;
}

export function draftOf(operation: Operation, ingredients: ExampleRequest): Draft {
  const { params = {}, query = {}, body = {} } = ingredients;
  const sent = sentBody(ingredients);
  return {
    method: operation.method,
    path: operation.path,
    params: Object.fromEntries(
      Object.entries(params).map(([name, text]) => [name, encodeURIComponent(text)]),
    ),
    query: Object.entries(query).map(([name, text]) => `${name}=${encodeURIComponent(text)}`),
    // An operation whose body is optional gets an empty one.
    headers: operation.body ? { 'content-type': 'application/json', ...sent.headers } : sent.headers,
    members: Object.entries(body).map(([name, value]) => [name, JSON.stringify(value)]),
    wholeBody: operation.body ? null : (sent.body ?? ''),
  };
}

export function toRequest(draft: Draft, headers: Record<string, string>): RawRequest {
  const path = draft.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => draft.params[name] ?? '');
  const body = bodyOf(draft);
  return {
    method: draft.method,
    target: draft.query.length > 0 ? `${path}?${draft.query.join('&')}` : path,
    headers: { ...headers, ...draft.headers },
    body: body.length > 0 ? body : null,
  };
}

function bodyOf({ wholeBody, members }: Draft): Buffer {
  if (wholeBody !== null) return Buffer.from(wholeBody);
  return Buffer.from(`{${members.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`);
}
