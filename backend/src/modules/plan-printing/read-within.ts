import { Readable } from 'node:stream';

/** Ends where its reader, with `bytesAhead` to read, takes nothing for so long: what makes the pieces ends with it. */
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
