export interface StoredFile {
  body: Buffer;
  contentType: string;
}

/** Where files live: a folder of the data directory, or an S3-compatible bucket. */
export abstract class Storage {
  abstract put(key: string, file: StoredFile): Promise<void>;
  abstract get(key: string): Promise<StoredFile | null>;
  abstract delete(key: string): Promise<void>;
  /** Rejects when nothing can be written or read now. */
  abstract check(): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9/._-]{0,200}$/;

/** Keys are made by the program, never by a caller; this is the second lock on that door. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.includes('..') || key.includes('//'))
    throw new Error(`Not a storage key: ${key}`);
}
