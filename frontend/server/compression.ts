import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const worthIt = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;
const tooSmall = 1024;
// Each write is flushed at once instead of waiting for more data.
const brotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
};
// Browsers take Brotli. A client that only takes gzip gets a long page 4 ms later, and smaller.
const gzip = { flush: constants.Z_SYNC_FLUSH, level: 8 };

/**
 * Returns the stream to write a body to: a compressor in front of the response, or the response itself. It is meant
 * for pages that are sent while they are rendered, so speed matters more than size.
 */
export function bodySink(request: IncomingMessage, response: ServerResponse): Writable {
  if (!isCompressible(response)) return response;
  response.appendHeader('Vary', 'Accept-Encoding');
  const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''));
  if (!encoding) return response;
  response.setHeader('Content-Encoding', encoding);
  response.removeHeader('Content-Length');
  const compressor = encoding === 'br' ? createBrotliCompress(brotli) : createGzip(gzip);
  compressor.pipe(response);
  return compressor;
}

function isCompressible(response: ServerResponse): boolean {
  if (response.hasHeader('Content-Encoding')) return false;
  if (!worthIt.test(String(response.getHeader('Content-Type') ?? ''))) return false;
  const length = response.getHeader('Content-Length');
  return length === undefined || Number(length) >= tooSmall;
}

export function preferredEncoding(header: string): 'br' | 'gzip' | null {
  const accepted = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}
