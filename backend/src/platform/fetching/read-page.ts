import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { NotFetchedError } from './fetching.errors.js';

const MAX_BYTES = 2_000_000;
const PAGE_TYPES = ['text/html', 'application/ld+json', 'application/json'];

export const ENCODINGS = 'gzip, deflate, br';

/**
 * Reads the text of a page. Bytes are counted after decompression, so that a small response cannot grow into a huge
 * one.
 */
export async function readPage(answer: IncomingMessage): Promise<string> {
  const [type = '', ...parameters] = (answer.headers['content-type'] ?? '').toLowerCase().split(';');
  if (!PAGE_TYPES.includes(type.trim())) throw new NotFetchedError('not_a_page');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpacked(answer) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new NotFetchedError('too_large');
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks), parameters);
}

function unpacked(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return answer;
  const unpack = unpackerOf(encoding);
  let packedBytes = 0;
  answer.on('data', (chunk: Buffer) => {
    packedBytes += chunk.length;
    if (packedBytes > MAX_BYTES) unpack.destroy(new NotFetchedError('too_large'));
  });
  answer.on('error', (error) => unpack.destroy(error));
  return answer.pipe(unpack);
}

function unpackerOf(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  if (encoding === 'br') return createBrotliDecompress();
  throw new NotFetchedError('not_a_page');
}

function decode(bytes: Buffer, parameters: string[]): string {
  const charset = parameters.map((one) => /^\s*charset\s*=\s*"?([\w.:-]+)/.exec(one)?.[1]).find(Boolean);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // The declared charset is unknown, so UTF-8 is assumed.
    return new TextDecoder().decode(bytes);
  }
}
