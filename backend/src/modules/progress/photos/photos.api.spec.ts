import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { endCoaching, insertCoaching } from '../../../../test/factories/coaching.js';
import { insertPhoto } from '../../../../test/factories/photos.js';
import { eventually } from '../../../../test/support/eventually.js';
import { hugePng, jpeg, telephoneJpeg, webp } from '../../../../test/support/pictures.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { asPicture, type SentFile, storedFiles, uploadForm } from '../../../../test/support/upload-form.js';
import { PhotoFiles } from './photo-files.js';

let app: TestApp;
let ann: SignedInUser;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn({ name: 'Ann', timeZone: 'UTC' });
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  await insertCoaching(app.db, trainer, ann);
});

afterAll(() => app.stop());

const TODAY = new Date().toISOString().slice(0, 10);
const PHOTOS = '/api/progress/photos';
const ONE = '/api/progress/photos/{id}';
const SHARED = { photoDate: TODAY, photoType: 'front', isPrivate: false } as const;

const path = (id: string) => ({ params: { path: { id } } });

interface Saved {
  message: string;
  data: { id: string };
  fields?: Record<string, string[]>;
}

async function upload(file: Partial<SentFile> & { bytes: Buffer }, by = ann) {
  const { headers, body } = uploadForm(asPicture(file.bytes, file));
  const answer = await fetch(`${app.url}${PHOTOS}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${by.token}` },
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as Saved };
}

const addPhoto = async () => (await upload({ bytes: await jpeg(64, 40) })).body.data.id;

/** Asks for a file of a photo as a browser does, with any session and headers. */
async function get(address: string, by?: SignedInUser, headers: Record<string, string> = {}) {
  const authorization = by && { authorization: `Bearer ${by.token}` };
  const answer = await fetch(`${app.url}${address}`, { headers: { ...authorization, ...headers } });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

const own = (id: string, size = 'small') => `${PHOTOS}/${id}/${size}`;
const theirs = (id: string, size = 'small', customer = ann.id) =>
  `/api/trainer/customers/${customer}/photos/${id}/${size}`;

const share = (id: string) => ann.api.PUT(ONE, { ...path(id), body: SHARED });

describe('adding a photo', () => {
  test('keeps it private, of today, whole, and in two sizes', async () => {
    const { status, body } = await upload({ bytes: await webp(900, 1800) });
    expect(status).toBe(201);
    const { id } = body.data;
    expect(body).toMatchObject({
      message: 'Photo added',
      data: {
        ...{ day: TODAY, photoType: 'other', caption: null, isPrivate: true, width: 800, height: 1600 },
        ...{ photoUrl: own(id, 'large'), thumbnailUrl: own(id) },
      },
    });
    const [large, small] = [await get(own(id, 'large'), ann), await get(own(id), ann)];
    expect(await sharp(large.body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect(await sharp(small.body).metadata()).toMatchObject({ format: 'webp', width: 200, height: 400 });
  });

  test('turns it upright and keeps nothing else of the file', async () => {
    const { body } = await upload({ bytes: await telephoneJpeg(60, 40, 6), name: '../secret.jpg' });
    for (const file of await storedFiles(app, body.data.id)) {
      const bytes = await readFile(file);
      expect(bytes.includes('Telephone') || bytes.includes('GPS')).toBe(false);
      if (!file.endsWith('.webp')) continue;
      const { exif, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, orientation, width, height }).toEqual({ width: 40, height: 60 });
    }
  });

  test('refuses what is no picture or too large, in words', async () => {
    const refused = async (bytes: Buffer) => (await upload({ bytes })).body.fields?.picture;
    expect(await refused(Buffer.from('<svg/>'))).toEqual(['Please select a JPEG, PNG, or WebP image.']);
    expect(await refused(hugePng(8000, 8000))).toEqual(['Please select an image of at most 60 megapixels.']);
    const { status, body } = await upload({ bytes: Buffer.alloc(15 * 1024 * 1024 + 1) });
    expect([status, body.fields?.picture]).toEqual([413, ['Please select a photo smaller than 15 MB.']]);
    expect((await ann.api.GET(PHOTOS)).data?.total).toBe(0);
  });

  test('takes consent, and leaves no file without it', async () => {
    const silent = await app.signedIn({ agreesToHealthData: false });
    const { status } = await upload({ bytes: await jpeg(64, 40) }, silent);
    expect(status).toBe(409);
    const { rows } = await app.db.query('select 1 from abandoned_photos');
    expect(rows).toEqual([]);
  });

  test('is refused after 500 photos', async () => {
    await app.db.query(
      `insert into progress_photos (id, customer_id, day, photo_type, width, height, created_at, updated_at)
       select gen_random_uuid(), $1, $2::date, 'front', 1, 1, now(), now() from generate_series(1, 500)`,
      [ann.id, TODAY],
    );
    expect((await upload({ bytes: await jpeg(64, 40) })).status).toBe(409);
  });
});

describe('changing and deleting a photo', () => {
  test('is for its customer alone', async () => {
    const { id } = await insertPhoto(app.db, ann, { isPrivate: false });
    const other = await app.signedIn();
    expect((await other.api.GET(ONE, path(id))).response.status).toBe(404);
    expect((await other.api.PUT(ONE, { ...path(id), body: SHARED })).response.status).toBe(404);
    expect((await other.api.DELETE(ONE, path(id))).response.status).toBe(404);
    const body = { ...SHARED, caption: ' Before ', photoDate: '2026-01-05', photoType: 'side' } as const;
    expect((await ann.api.PUT(ONE, { ...path(id), body })).data?.data).toMatchObject({
      ...{ day: '2026-01-05', photoType: 'side', caption: 'Before', isPrivate: false },
    });
    expect((await ann.api.DELETE(ONE, path(id))).data?.message).toBe('Photo deleted');
    expect((await ann.api.GET(ONE, path(id))).response.status).toBe(404);
  });

  test('names every error of the form', async () => {
    const { id } = await insertPhoto(app.db, ann);
    const body = { photoDate: 'now', photoType: 'top', isPrivate: 'no' } as unknown as typeof SHARED;
    const { error } = await ann.api.PUT(ONE, { ...path(id), body });
    expect(Object.keys(error?.fields ?? {}).sort()).toEqual(['isPrivate', 'photoDate', 'photoType']);
    const late = { ...SHARED, photoDate: '2999-01-01' };
    expect((await ann.api.PUT(ONE, { ...path(id), body: late })).error?.fields).toEqual({
      photoDate: ['The date must not be in the future'],
    });
  });
});

describe('a file of a photo', () => {
  test('is sent to its customer, kept by one browser, and asked for again before each use', async () => {
    const id = await addPhoto();
    const { status, headers } = await get(own(id), ann);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const tag = headers.get('etag') ?? '';
    const again = await get(own(id), ann, { 'if-none-match': `W/"other", W/${tag}` });
    expect([again.status, again.body.length, again.headers.get('cache-control')]).toEqual([
      ...[304, 0, 'private, no-cache'],
    ]);
    expect((await get(own(id), ann, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is sent to no other session, private or not, with any header', async () => {
    const id = await addPhoto();
    const tag = (await get(own(id), ann)).headers.get('etag') ?? '';
    const requests: Record<string, string>[] = [
      {},
      { 'if-none-match': tag },
      { 'if-none-match': '*' },
      { range: 'bytes=0-9' },
    ];
    const [customer, stranger, admin] = [
      await app.signedIn(),
      await app.signedIn({ role: 'trainer' }),
      await app.signedIn({ role: 'admin' }),
    ];
    for (const isShared of [false, true]) {
      if (isShared) await share(id);
      for (const headers of requests) {
        expect((await get(own(id), undefined, headers)).status).toBe(401);
        expect((await get(own(id), customer, headers)).status).toBe(404);
        expect((await get(theirs(id), stranger, headers)).status).toBe(404);
        for (const one of [own(id), theirs(id)]) expect((await get(one, admin, headers)).status).toBe(403);
        expect((await get(own(id), trainer, headers)).status).toBe(403);
        expect((await get(theirs(id), ann, headers)).status).toBe(403);
      }
    }
  });

  test('is sent to the trainer only while it is shared, coached, and agreed to', async () => {
    const id = await addPhoto();
    const seen = async (headers = {}) => (await get(theirs(id), trainer, headers)).status;
    const listed = async () =>
      (await trainer.api.GET('/api/trainer/customers/{id}/photos', path(ann.id))).data?.total;
    expect([await seen(), await listed()]).toEqual([404, 0]);
    await share(id);
    expect([await seen(), await listed()]).toEqual([200, 1]);
    const tag = (await get(theirs(id), trainer)).headers.get('etag') ?? '';
    const known = { 'if-none-match': tag };
    expect(await seen(known)).toBe(304);
    await ann.api.PUT(ONE, { ...path(id), body: { ...SHARED, isPrivate: true } });
    expect([await seen(), await seen(known), await seen({ range: 'bytes=0-9' }), await listed()]).toEqual([
      ...[404, 404, 404, 0],
    ]);
    await share(id);
    await ann.api.PUT('/api/profile/health-consent', { body: { agrees: false } });
    expect([await seen(), await seen(known)]).toEqual([403, 403]);
    expect((await get(own(id), ann)).status).toBe(200);
    await ann.api.PUT('/api/profile/health-consent', { body: { agrees: true } });
    expect(await seen(known)).toBe(304);
    await endCoaching(app.db, trainer, ann);
    expect([await seen(), await seen(known)]).toEqual([404, 404]);
  });

  test('is not found under a guessed ID, under another customer, or in another size', async () => {
    const id = await addPhoto();
    await share(id);
    const other = await app.signedIn();
    await insertCoaching(app.db, trainer, other);
    expect((await get(theirs(id, 'small', other.id), trainer)).status).toBe(404);
    expect((await get(theirs(randomUUID()), trainer)).status).toBe(404);
    expect((await get(own(randomUUID()), ann)).status).toBe(404);
    for (const size of ['huge', 'small.webp', '..%2Fsmall'])
      expect((await get(own(id, size), ann)).status).toBe(400);
    expect((await get(`/api/pictures/photos/${id}/small.webp`, ann)).status).toBe(404);
  });
});

describe('the files in storage', () => {
  test('go with their photo', async () => {
    const id = await addPhoto();
    expect(await storedFiles(app, id)).toHaveLength(4);
    await ann.api.DELETE(ONE, path(id));
    await eventually(async () => (await storedFiles(app, id)).length === 0);
  });

  test('go with the account of their customer', async () => {
    const id = await addPhoto();
    await app.db.query('delete from users where id = $1', [ann.id]);
    await eventually(async () => (await storedFiles(app, id)).length === 0);
  });

  test('that a killed program left go when they are due', async () => {
    const [id, files] = [randomUUID(), app.app.get(PhotoFiles)];
    const file = { body: await jpeg(64, 40), contentType: 'image/webp' };
    await files.keep(id, { width: 64, height: 40, files: { large: file, small: file } });
    await files.sweep();
    expect(await storedFiles(app, id)).toHaveLength(4);
    await app.db.query('update abandoned_photos set due_at = now()');
    await files.sweep();
    expect(await storedFiles(app, id)).toEqual([]);
  });

  test('do not stop the sweep where they are missing', async () => {
    const { id } = await insertPhoto(app.db, ann);
    const kept = await addPhoto();
    await ann.api.DELETE(ONE, path(id));
    await eventually(async () => (await app.db.query('select 1 from abandoned_photos')).rowCount === 0);
    expect((await get(own(kept), ann)).status).toBe(200);
  });
});
