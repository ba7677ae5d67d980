import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

export type FilePolicies = { filePolicy: string; workerPolicy: string };

const hour = 'public, max-age=3600';
const forGood = 'public, max-age=31536000, immutable';

/** Serves the built files as the build compressed them. Names under /assets/ contain a hash of the content. */
export function createStaticFiles(directory: URL, { filePolicy, workerPolicy }: FilePolicies): StaticFiles {
  const serve = sirv(fileURLToPath(directory), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const isWorker = path.endsWith('-worker.js') && !path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        isWorker ? 'no-cache' : path.startsWith('/assets/') ? forGood : hour,
      );
      response.setHeader('Content-Security-Policy', isWorker ? workerPolicy : filePolicy);
    },
  });
  return (request, response, otherwise) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return otherwise();
    // No file here is so large that a part of it is of use, and some ranges cannot be read: sirv throws on them.
    request.headers.range = undefined;
    response.on('pipe', failAlone);
    serve(request, response, () => {
      response.off('pipe', failAlone);
      otherwise();
    });
  };
}

/** A file that cannot be read, because it was replaced or too many are open, ends its own answer and nothing else. */
function failAlone(this: ServerResponse, file: Readable): void {
  file.once('error', () => this.destroy());
}
