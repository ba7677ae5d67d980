import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { readWithin } from './read-within.js';

const PIECE = Buffer.alloc(1_000);

/** Records how it ended. */
async function* made(pieces: number, ends: string[]): AsyncGenerator<Buffer> {
  try {
    for (let count = 0; count < pieces; count += 1) yield PIECE;
    ends.push('all made');
  } finally {
    ends.push('ended');
  }
}

test('a stream that nobody reads ends', async () => {
  const ends: string[] = [];
  const stream = readWithin(1, made(1_000, ends), 10 * PIECE.length);
  await once(stream, 'readable');
  await once(stream, 'close');
  expect(stream.destroyed).toBe(true);
  expect(ends).toEqual(['ended']);
});

test('a stream is produced as far as its buffer allows, before it is read', async () => {
  const ends: string[] = [];
  const stream = readWithin(60_000, made(5, ends), 10 * PIECE.length);
  expect((await stream.toArray()).length).toBeGreaterThan(0);
  expect(ends).toEqual(['all made', 'ended']);
});
