import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { insertPhoto } from '../../../test/factories/photos.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { S3Server } from '../../../test/support/s3-server.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';
import { PhotoFiles } from '../progress/photos/photo-files.js';
import { DownloadFiles } from './download-files.js';
import { ErasureService } from './erasure.service.js';
import { OwnDataArchive } from './own-data-archive.js';

const PHOTOS = 200;
const PHOTO_BYTES = 100_000;

let s3: S3Server;
let app: TestApp;
let ann: SignedInUser;

/** The contents of the photos, by the keys of their files. */
const photos = new Map<string, Buffer>();

beforeAll(async () => {
  s3 = await S3Server.start('mealwright');
  app = await TestApp.start({
    ...{ S3_BUCKET: 'mealwright', S3_ENDPOINT: s3.url, S3_REGION: 'eu-central-1' },
    ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
  });
  ann = await app.signedIn();
  for (let made = 0; made < PHOTOS; made += 1) {
    const { id } = await insertPhoto(app.db, ann);
    for (const size of ['large', 'small']) {
      const body = randomBytes(PHOTO_BYTES);
      s3.objects.set(`photos/${id}/${size}.webp`, { body, contentType: 'image/webp' });
      if (size === 'large') photos.set(id, body);
    }
  }
});

afterAll(async () => {
  await app.stop();
  await s3.stop();
});

const photosRead = () => s3.read.filter((key) => key.startsWith('photos/')).length;

test(`an archive of ${PHOTOS} photos holds only a few of them at a time`, async () => {
  let written = 0;
  let mostAhead = 0;
  const before = photosRead();
  for await (const piece of app.app.get(OwnDataArchive).write(ann.id)) {
    written += piece.length;
    mostAhead = Math.max(mostAhead, photosRead() - before - written / PHOTO_BYTES);
  }
  expect(photosRead() - before).toBe(PHOTOS);
  expect(mostAhead).toBeLessThan(3);
});

test('a download comes from the bucket with every photo as it is', async () => {
  expect((await ann.api.POST('/api/own-data/download')).response.status).toBe(202);
  await eventually(async () => (await ann.api.GET('/api/own-data')).data?.download?.status === 'done');
  expect([...s3.objects.keys()].filter((key) => key.startsWith('own-data/'))).toHaveLength(1);
  const { data } = await ann.api.GET('/api/own-data/file', { parseAs: 'arrayBuffer' });
  const files = Object.entries(unzipSync(new Uint8Array(data as unknown as ArrayBuffer)));
  const found = files.filter(([name]) => name.endsWith('.webp'));
  expect(found).toHaveLength(PHOTOS);
  const same = found.filter(([name, body]) => {
    const [id] = /[0-9a-f-]{36}(?=\.webp$)/.exec(name) ?? [];
    return photos.get(id ?? '')?.equals(body);
  });
  expect(same).toHaveLength(PHOTOS);
});

test('an erased account leaves nothing in the bucket', async () => {
  await ann.api.POST('/api/own-data/deletion', { body: {} });
  await app.db.query(`update users set erase_after = now() - interval '1 second' where id = $1`, [ann.id]);
  await app.app.get(ErasureService).sweep();
  await app.app.get(PhotoFiles).sweep();
  await app.app.get(DownloadFiles).sweep();
  await eventually(async () => s3.objects.size === 0);
});
