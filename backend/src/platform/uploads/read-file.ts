import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { InvalidInputError, MalformedRequestError, ServiceUnavailableError } from '../errors/app-error.js';
import { unknownNames } from '../http/unknown-names.js';
import { isUpload } from './accept-uploads.js';
import { Pace } from './pace.js';
import { FileTooLargeError, UploadExpectedError } from './uploads.errors.js';

export interface WantedFile {
  /** The name of the form's only field. */
  field: string;
  mostBytes: number;
  texts: { missing: string; tooLarge: string; several: string };
}

/** The maximum size of a form in addition to its file. */
const MAX_BYTES_AROUND = 10_000;

/**
 * Reads the only file of a form into memory and writes nothing to disk. The file name and type that the sender claims
 * are ignored. Reading stops if the file is refused, arrives too slowly, or the sender has to leave.
 */
export async function readFile(
  request: IncomingMessage,
  wanted: WantedFile,
  leave?: AbortSignal,
): Promise<Buffer> {
  if (!isUpload(request.headers['content-type'])) throw new UploadExpectedError();
  const { field, mostBytes, texts } = wanted;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + MAX_BYTES_AROUND)
    throw new FileTooLargeError(field, texts.tooLarge);
  const form = formReader(request, mostBytes);
  const pace = new Pace(request);
  try {
    const file = await new Promise<Buffer | undefined>((resolve, reject) => {
      let found: Promise<Buffer> | undefined;
      form.on('file', (name, stream) => {
        if (!name) return reject(new MalformedRequestError());
        if (name !== field) return reject(new InvalidInputError(unknownNames([name])));
        stream.on('limit', () => reject(new FileTooLargeError(field, texts.tooLarge)));
        found = collect(stream);
        found.catch(reject);
      });
      form.on('field', (name) => {
        if (!name) return reject(new MalformedRequestError());
        const isWanted = name === field;
        reject(new InvalidInputError(isWanted ? { [field]: [texts.missing] } : unknownNames([name])));
      });
      form.on('filesLimit', () => reject(new InvalidInputError({ [field]: [texts.several] })));
      form.on('partsLimit', () => reject(new MalformedRequestError()));
      form.on('error', () => reject(new MalformedRequestError()));
      form.on('finish', () => resolve(found));
      request.on('error', reject);
      pace.onTooSlow(() => reject(new ServiceUnavailableError()));
      leave?.addEventListener('abort', () => reject(new ServiceUnavailableError()));
      request.on('aborted', () => reject(new MalformedRequestError()));
      request.pipe(form);
    });
    if (!file?.length) throw new InvalidInputError({ [field]: [texts.missing] });
    return file;
  } finally {
    pace.end();
    request.unpipe(form);
    form.destroy();
  }
}

function formReader(request: IncomingMessage, mostBytes: number): BusboyInstance {
  const limits = {
    files: 1,
    fields: 1,
    parts: 2,
    fileSize: mostBytes,
    fieldSize: 1_000,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch {
    throw new MalformedRequestError();
  }
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
