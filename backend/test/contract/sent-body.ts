import { asPicture, uploadForm } from '../support/upload-form.ts';
import type { ExampleRequest } from './example-requests.ts';

interface SentBody {
  headers: Record<string, string>;
  body: Buffer | null;
}

/** The body in its wire format: JSON, or a form with a file. */
export function sentBody({ body, picture, field = 'picture' }: ExampleRequest): SentBody {
  if (picture) return uploadForm(asPicture(picture, { field }));
  if (!body) return { headers: {}, body: null };
  return { headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) };
}
