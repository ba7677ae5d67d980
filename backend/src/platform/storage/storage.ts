import type { Readable } from 'node:stream';

export interface StoredFile {
  body: Buffer;
  contentType: string;
}

/** A file that is read while it is sent, because it may be too large for memory. */
export interface OpenedFile {
  stream: Readable;
  bytes: number;
}

/** Stores files in a folder of the data directory or in an S3-compatible bucket. */
export abstract class Storage {
  abstract put(key: string, file: StoredFile): Promise<void>;
  abstract get(key: string): Promise<StoredFile | null>;
  /** Stores a file of any size from a path on this machine. */
  abstract putFrom(key: string, path: string, contentType: string): Promise<void>;
  abstract open(key: string): Promise<OpenedFile | null>;
  abstract delete(key: string): Promise<void>;
  /** Rejects if nothing can be written or read at the moment. */
  abstract check(): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9/._-]{0,200}$/;

/** Keys are made by the program and never by a caller. This check is a second line of defense. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.includes('..') || key.includes('//'))
    throw new Error(`Not a storage key: ${key}`);
}
