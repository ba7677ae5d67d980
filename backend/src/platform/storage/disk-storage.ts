import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { assertKey, type OpenedFile, Storage, type StoredFile } from './storage.js';

const PARTIAL = '.part';

export class DiskStorage extends Storage {
  private readonly root: string;

  constructor(dataDir: string) {
    super();
    this.root = resolve(dataDir, 'files');
  }

  async put(key: string, file: StoredFile) {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(path, file.body);
    await writeWhole(`${path}.type`, Buffer.from(file.contentType));
  }

  async get(key: string): Promise<StoredFile | null> {
    const path = this.pathOf(key);
    try {
      const [body, contentType] = await Promise.all([readFile(path), readFile(`${path}.type`, 'utf8')]);
      return { body, contentType };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async putFrom(key: string, from: string, contentType: string) {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const partial = `${path}.${randomUUID()}${PARTIAL}`;
    await copyFile(from, partial);
    await rename(partial, path);
    await writeWhole(`${path}.type`, Buffer.from(contentType));
  }

  async open(key: string): Promise<OpenedFile | null> {
    const path = this.pathOf(key);
    try {
      const { size } = await stat(path);
      return { stream: createReadStream(path), bytes: size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async delete(key: string) {
    const path = this.pathOf(key);
    const names = [path, `${path}.type`, ...(await halfWritten(path))];
    await Promise.all(names.map((name) => rm(name, { force: true })));
    await this.removeEmpty(dirname(path));
  }

  async check() {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.R_OK | constants.W_OK);
  }

  /** Removes the parent folders that are now empty. */
  private async removeEmpty(folder: string): Promise<void> {
    if (folder === this.root) return;
    const isRemoved = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (isRemoved) await this.removeEmpty(dirname(folder));
  }

  private pathOf(key: string): string {
    assertKey(key);
    return join(this.root, key);
  }
}

/** Finds what writes of a file have left whose process was killed. */
async function halfWritten(path: string): Promise<string[]> {
  const beside = await readdir(dirname(path)).catch(() => []);
  return beside
    .filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith(PARTIAL))
    .map((name) => join(dirname(path), name));
}

/** Writes to a temporary file first, so that a half-written file never has the final name. */
async function writeWhole(path: string, body: Buffer) {
  const partial = `${path}.${randomUUID()}${PARTIAL}`;
  await writeFile(partial, body, { flush: true });
  await rename(partial, path);
}
