import { Readable } from 'node:stream';

/** Ends if the reader takes nothing for `pauseMs` while `bytesAhead` are ready, and stops the producer. */
export function readWithin(pauseMs: number, pieces: AsyncIterable<Buffer>, bytesAhead: number): Readable {
  const stream: Readable = Readable.from(
    watched(pauseMs, pieces, () => stream.destroy()),
    { objectMode: false, highWaterMark: bytesAhead },
  );
  return stream;
}

async function* watched(
  pauseMs: number,
  pieces: AsyncIterable<Buffer>,
  giveUp: () => void,
): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const pause = setTimeout(giveUp, pauseMs);
    try {
      yield piece;
    } finally {
      clearTimeout(pause);
    }
  }
}
