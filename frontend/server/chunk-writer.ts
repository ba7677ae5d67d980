import { Writable } from 'node:stream';

/**
 * Rendering produces many small chunks. All chunks of one turn of the event loop are written together: compressed as
 * a whole, and in one call to the network. (Corking the response would be simpler, but Node 24 then loses the length
 * of the last chunk.)
 */
export class ChunkWriter extends Writable {
  readonly #sink: Writable;
  #chunks: Buffer[] = [];

  constructor(sink: Writable) {
    super();
    this.#sink = sink;
    // When the client disconnects, rendering stops as well.
    sink.once('close', () => this.destroy());
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (this.#chunks.push(chunk) === 1) setImmediate(() => this.#send());
    if (this.#sink.writableNeedDrain) this.#sink.once('drain', done);
    else done();
  }

  override _final(done: () => void): void {
    this.#sink.end(this.#take());
    done();
  }

  #send(): void {
    if (this.#chunks.length === 0 || this.#sink.destroyed) return;
    this.#sink.write(this.#take());
  }

  #take(): Buffer {
    const [only, ...more] = this.#chunks;
    const piece = more.length === 0 && only ? only : Buffer.concat(this.#chunks);
    this.#chunks = [];
    return piece;
  }
}
