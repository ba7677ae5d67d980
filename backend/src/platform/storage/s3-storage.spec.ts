import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { S3Server } from '../../../test/support/s3-server.js';
import { S3Storage } from './s3-storage.js';
import { StorageConfig } from './storage.config.js';

let s3: S3Server;
let storage: S3Storage;

const storageIn = (bucket: string) =>
  new S3Storage(
    new StorageConfig({
      DATA_DIR: 'unused',
      S3_BUCKET: bucket,
      S3_ENDPOINT: s3.url,
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
  );

beforeAll(async () => {
  s3 = await S3Server.start('mealwright');
  storage = storageIn('mealwright');
});

afterAll(() => s3.stop());

test('a file is stored with its type, and can be overwritten', async () => {
  await storage.put('pictures/1.webp', { body: Buffer.from([0, 1, 255]), contentType: 'image/webp' });
  expect(await storage.get('pictures/1.webp')).toEqual({
    body: Buffer.from([0, 1, 255]),
    contentType: 'image/webp',
  });
  await storage.put('pictures/1.webp', { body: Buffer.from('two'), contentType: 'text/plain' });
  expect((await storage.get('pictures/1.webp'))?.body.toString()).toBe('two');
  expect([...s3.objects.keys()]).toEqual(['pictures/1.webp']);
});

test('a missing or deleted file is null, and deleting twice does no harm', async () => {
  expect(await storage.get('pictures/none.webp')).toBeNull();
  await storage.put('pictures/2.webp', { body: Buffer.from('x'), contentType: 'image/webp' });
  await storage.delete('pictures/2.webp');
  await storage.delete('pictures/2.webp');
  expect(await storage.get('pictures/2.webp')).toBeNull();
});

test('a foreign key is never sent', async () => {
  await expect(storage.get('../secrets')).rejects.toThrow('Not a storage key');
});

test('the storage is ready only if the bucket exists', async () => {
  await expect(storage.check()).resolves.toBeUndefined();
  await expect(storageIn('elsewhere').check()).rejects.toThrow();
});

test('a file on disk is stored and read in pieces, and arrives as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mealwright-s3-'));
  try {
    const content = randomBytes(3_000_000);
    await writeFile(join(folder, 'own-data.zip'), content);
    await storage.putFrom('own-data/1.zip', join(folder, 'own-data.zip'), 'application/zip');
    expect(s3.objects.get('own-data/1.zip')?.contentType).toBe('application/zip');
    const opened = await storage.open('own-data/1.zip');
    expect(opened?.bytes).toBe(content.length);
    expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);
    expect(await storage.open('own-data/none.zip')).toBeNull();
  } finally {
    await rm(folder, { recursive: true });
  }
});
