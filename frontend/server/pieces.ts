import { once } from 'node:events';
import type { Writable } from 'node:stream';

/**
 * A page is rendered in many small chunks. What comes within one turn of the event loop goes out as one
 * piece: compressed as a whole, and in one call to the network.
 * (Corking the response would be the plain way; Node 24 then loses the length of the last chunk.)
 */
export class Pieces {
  readonly #sink: Writable;
  #chunks: Uint8Array[] = [];

  constructor(sink: Writable) {
    this.#sink = sink;
  }

  /** Resolves when more may be written. */
  async write(chunk: Uint8Array): Promise<void> {
    if (this.#chunks.push(chunk) === 1) setImmediate(() => this.#send());
    if (this.#sink.writableNeedDrain)
      await Promise.race([once(this.#sink, 'drain'), once(this.#sink, 'close')]);
  }

  end(): void {
    this.#sink.end(this.#take());
  }

  #send(): void {
    if (this.#chunks.length === 0 || this.#sink.destroyed) return;
    this.#sink.write(this.#take());
  }

  #take(): Uint8Array {
    const [only, ...more] = this.#chunks;
    const piece = more.length === 0 && only ? only : Buffer.concat(this.#chunks);
    this.#chunks = [];
    return piece;
  }
}
