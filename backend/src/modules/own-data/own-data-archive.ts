import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { LongReads, type Snapshot } from '../../platform/database/long-reads.js';
import { type OwnDataPart, ownDataParts } from '../../platform/own-data/own-data.js';
import { Storage } from '../../platform/storage/storage.js';
import { lineOf } from './csv-lines.js';
import { OwnDataQueries } from './own-data.queries.js';

/** Writes all that is kept of a user as a ZIP file, one row and one picture at a time. */
@Injectable()
export class OwnDataArchive {
  constructor(
    private readonly reads: LongReads,
    private readonly data: OwnDataQueries,
    private readonly storage: Storage,
  ) {}

  /** The rows of all tables are those of one moment. */
  write(userId: string): AsyncGenerator<Buffer> {
    return this.reads.within((snapshot) => this.pieces(snapshot, userId));
  }

  private async *pieces(snapshot: Snapshot, userId: string): AsyncGenerator<Buffer> {
    const { ZipFile } = await import('yazl');
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    zip.once('error', (error) => output.destroy(error as Error));
    // Each entry is read only when the one before it is written, because they share a connection.
    const add = (name: string, isStored: boolean, read: () => AsyncIterable<string | Buffer>) =>
      zip.addReadStreamLazy(name, { compress: !isStored }, (opened) => {
        const stream = Readable.from(read());
        stream.once('error', (error) => output.destroy(error));
        opened(null, stream);
      });
    const files = await this.listFiles(snapshot, userId);
    zip.addBuffer(Buffer.from(explain()), 'READ-ME.txt');
    for (const part of ownDataParts()) {
      add(`${part.name}.json`, false, () => asJson(this.data.rows(snapshot, part, userId)));
      add(`${part.name}.csv`, false, () => this.asCsv(snapshot, part, userId));
    }
    for (const { path, key } of files) add(path, true, () => this.bytesOf(key));
    zip.end();
    for await (const piece of output) yield piece as Buffer;
  }

  /** A table without rows has the names of its columns, too. */
  private async *asCsv(snapshot: Snapshot, part: OwnDataPart, userId: string): AsyncGenerator<string> {
    yield lineOf(await this.data.columns(snapshot, part, userId));
    for await (const row of this.data.rows(snapshot, part, userId))
      yield lineOf(Object.values(JSON.parse(row)));
  }

  private async listFiles(snapshot: Snapshot, userId: string): Promise<{ path: string; key: string }[]> {
    const found: { path: string; key: string }[] = [];
    for (const part of ownDataParts())
      for await (const { name, key } of this.data.files(snapshot, part, userId))
        found.push({ path: `${part.name}/${name}`, key });
    return found;
  }

  /** A file that is lost is an empty one in the archive. */
  private async *bytesOf(key: string): AsyncGenerator<Buffer> {
    const file = await this.storage.get(key);
    if (file) yield file.body;
  }
}

async function* asJson(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + row;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const explain = (): string =>
  [
    'All that is kept of you. Each table is here twice, as JSON and as CSV; a table without rows has none of yours.',
    '',
    ...ownDataParts().map(({ name, about }: OwnDataPart) => `${name}: ${about}.`),
    '',
  ].join('\r\n');
