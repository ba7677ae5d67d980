import { expect, test } from '@jest/globals';
import { ReadingPlaces } from './reading-places.js';

const BOUNDS = { all: 2, ofOne: 2, untouchedMs: 5_000 };

/** A sender whose upload continues until it has to leave. */
const slow = (places: ReadingPlaces, sender: string, now: number) =>
  places.hold(
    sender,
    (leave) =>
      new Promise<string>((resolve) => leave.addEventListener('abort', () => resolve('had to leave'))),
    () => now,
  );

const quick = (places: ReadingPlaces, sender: string, now: number) =>
  places.hold(
    sender,
    async () => 'read',
    () => now,
  );

test('slow senders lose their place to others after a while, the first of them first', async () => {
  const places = new ReadingPlaces(BOUNDS);
  const senders = [slow(places, 'a', 0), slow(places, 'b', 1_000)];
  await expect(quick(places, 'c', 4_000)).rejects.toMatchObject({ status: 503 });
  expect(await quick(places, 'c', 5_000)).toBe('read');
  expect(await senders[0]).toBe('had to leave');
  expect(await quick(places, 'c', 5_500)).toBe('read');
  void slow(places, 'd', 5_600);
  await expect(quick(places, 'c', 5_700)).rejects.toMatchObject({ status: 503 });
  expect(await quick(places, 'c', 6_000)).toBe('read');
  expect(await senders[1]).toBe('had to leave');
});

test('no sender has more than their share of places', async () => {
  const places = new ReadingPlaces({ ...BOUNDS, all: 10 });
  void slow(places, 'a', 0);
  void slow(places, 'a', 0);
  await expect(quick(places, 'a', 60_000)).rejects.toMatchObject({ status: 503 });
  expect(await quick(places, 'b', 0)).toBe('read');
});

test('an upload keeps its place until it is encoded', async () => {
  const places = new ReadingPlaces({ ...BOUNDS, all: 1 });
  const encoding = Promise.withResolvers<string>();
  const held = places.hold(
    'a',
    (_, isRead) => {
      isRead();
      return encoding.promise;
    },
    () => 0,
  );
  await expect(quick(places, 'b', 60_000)).rejects.toMatchObject({ status: 503 });
  encoding.resolve('encoded');
  expect(await held).toBe('encoded');
});
