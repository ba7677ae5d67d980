import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

export interface SentFile {
  field: string;
  name: string;
  type: string;
  bytes: Buffer;
}

const BOUNDARY = 'the-end-of-a-part';

/** A form with files as a browser sends it, with any file name. */
export function uploadForm(...files: SentFile[]): { headers: { 'content-type': string }; body: Buffer } {
  const parts = files.flatMap(({ field, name, type, bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

export const asPicture = (bytes: Buffer, wish: Partial<SentFile> = {}): SentFile => ({
  field: 'picture',
  name: 'soup.jpg',
  type: 'image/jpeg',
  bytes,
  ...wish,
});

export async function putPicture(app: TestApp, by: { token: string }, recipeId: string, files: SentFile[]) {
  const { headers, body } = uploadForm(...files);
  const answer = await fetch(`${app.url}/api/recipes/${recipeId}/picture`, {
    method: 'PUT',
    headers: { ...headers, authorization: `Bearer ${by.token}` },
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as { message: string; imageUrl: string } };
}

/** The stored files whose keys contain this text. */
export async function storedFiles({ environment }: TestApp, part: string): Promise<string[]> {
  const folder = join(environment.DATA_DIR ?? '', 'files');
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => path.includes(part));
}
