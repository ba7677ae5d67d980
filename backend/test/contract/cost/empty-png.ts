import { constants, crc32, deflateRawSync } from 'node:zlib';

const PIECE = 1_000_000;
const ADLER = 65_521;

/**
 * An empty picture with four channels of two bytes each: a few hundred kilobytes that decode to hundreds of
 * megabytes.
 */
export function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflatedZeros(height * (1 + width * 8))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Compresses as zlib would, in pieces: every piece of zeros looks like the previous one. */
function deflatedZeros(length: number): Buffer {
  const flushed = (size: number) =>
    deflateRawSync(Buffer.alloc(size), { finishFlush: constants.Z_FULL_FLUSH });
  const piece = flushed(PIECE);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((length % ADLER) * 65_536 + 1);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: Math.floor(length / PIECE) }, () => piece),
    flushed(length % PIECE),
    deflateRawSync(Buffer.alloc(0)),
    sum,
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
