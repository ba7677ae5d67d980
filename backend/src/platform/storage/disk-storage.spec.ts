import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DiskStorage } from './disk-storage.js';

let dataDir: string;
let storage: DiskStorage;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mealwright-storage-'));
  storage = new DiskStorage(dataDir);
});

afterEach(() => rm(dataDir, { recursive: true }));

const picture = (text: string) => ({ body: Buffer.from(text), contentType: 'image/webp' });

test('a file is returned with its type', async () => {
  await storage.put('pictures/ann.webp', picture('first'));
  expect(await storage.get('pictures/ann.webp')).toEqual(picture('first'));
});

test('the last write of a file wins completely', async () => {
  const long = 'x'.repeat(200_000);
  await storage.put('ann.webp', picture(long));
  await Promise.all(['one', 'two', long].map((text) => storage.put('ann.webp', picture(text))));
  const stored = (await storage.get('ann.webp'))?.body.toString();
  expect(['one', 'two', long]).toContain(stored);
  expect((await readdir(join(dataDir, 'files'))).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a folder is deleted with its last file', async () => {
  await storage.put('pictures/1/ann.webp', picture('first'));
  await storage.put('pictures/2/ann.webp', picture('first'));
  await storage.delete('pictures/1/ann.webp');
  expect(await readdir(join(dataDir, 'files', 'pictures'))).toEqual(['2']);
});

test('what a killed write has left is deleted with its file', async () => {
  await storage.put('pictures/1/ann.webp', picture('first'));
  for (const part of ['ann.webp.5e2f.part', 'ann.webp.type.77ab.part'])
    await writeFile(join(dataDir, 'files', 'pictures', '1', part), 'half a pic');
  await storage.delete('pictures/1/ann.webp');
  expect(await readdir(join(dataDir, 'files'))).toEqual([]);
});

test('a missing file is null, and deleting it again does no harm', async () => {
  expect(await storage.get('ann.webp')).toBeNull();
  await storage.put('ann.webp', picture('first'));
  await storage.delete('ann.webp');
  await storage.delete('ann.webp');
  expect(await storage.get('ann.webp')).toBeNull();
});

test.each([
  '../secret',
  'pictures/../../secret',
  '/etc/passwd',
  'a//b',
  'a\\..\\b',
  'a\u0000b',
  '.hidden',
  'Upper',
  '',
  `a${'b'.repeat(201)}`,
])('"%s" is refused as a key', async (key) => {
  await writeFile(join(dataDir, 'secret'), 'secret');
  await expect(storage.get(key)).rejects.toThrow('Not a storage key');
  await expect(storage.put(key, picture('x'))).rejects.toThrow('Not a storage key');
  await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
});

test('an unusable folder is reported', async () => {
  await expect(storage.check()).resolves.toBeUndefined();
  await rm(join(dataDir, 'files'), { recursive: true });
  await writeFile(join(dataDir, 'files'), 'in the way');
  await expect(storage.check()).rejects.toThrow();
});
