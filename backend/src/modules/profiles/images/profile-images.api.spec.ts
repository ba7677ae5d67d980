import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { insertCoaching } from '../../../../test/factories/coaching.js';
import { insertRating } from '../../../../test/factories/engagement.js';
import { insertRecipe } from '../../../../test/factories/recipes.js';
import { eventually } from '../../../../test/support/eventually.js';
import { jpeg, telephoneJpeg, webp } from '../../../../test/support/pictures.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { asPicture, type SentFile, storedFiles, uploadForm } from '../../../../test/support/upload-form.js';
import { ImageFiles } from './image-files.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

interface Answer {
  message: string;
  data: { profileImageUrl: string; user: { profilePicture: string } };
  fields?: Record<string, string[]>;
}

async function upload(by: SignedInUser, bytes: Buffer, wish: Partial<SentFile> = {}) {
  const { headers, body } = uploadForm(asPicture(bytes, { field: 'profileImage', ...wish }));
  const answer = await fetch(`${app.url}/api/profile/upload-image`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${by.token}` },
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const show = async (by: SignedInUser, bytes?: Buffer) =>
  (await upload(by, bytes ?? (await jpeg(300, 300)))).body.data.profileImageUrl;

const idIn = (address: string) => address.split('/').at(-2) ?? '';

async function get(address: string, by?: SignedInUser) {
  const headers = by && { authorization: `Bearer ${by.token}` };
  const answer = await fetch(`${app.url}${address}`, headers && { headers });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

const isGone = (id: string) => eventually(async () => (await storedFiles(app, id)).length === 0);

describe('a profile image', () => {
  test('is a square of the middle in two sizes, for everybody who is signed in', async () => {
    const [ann, other] = [await app.signedIn(), await app.signedIn({ role: 'trainer' })];
    const { status, body } = await upload(ann, await webp(900, 1800));
    const { profileImageUrl } = body.data;
    expect([status, body.message, body.data.user.profilePicture]).toEqual([
      200,
      'Profile Image Updated',
      profileImageUrl,
    ]);
    const small = profileImageUrl.replace('large', 'small');
    const files = [await get(profileImageUrl, other), await get(small, ann)];
    const shapes = await Promise.all(files.map(async (file) => sharp(file.body).metadata()));
    expect(shapes).toMatchObject([
      { format: 'webp', width: 320, height: 320 },
      { format: 'webp', width: 96, height: 96 },
    ]);
    expect(files[0]?.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(files[0]?.headers.get('content-type')).toBe('image/webp');
    expect((await get(profileImageUrl)).status).toBe(401);
    const missing = await get('/api/profile-images/00000000-0000-4000-8000-000000000000/large', ann);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('is turned upright and keeps nothing else of the file', async () => {
    const ann = await app.signedIn();
    const id = idIn(await show(ann, await telephoneJpeg(60, 40, 6)));
    const files = (await storedFiles(app, id)).filter((file) => file.endsWith('.webp'));
    expect(files).toHaveLength(2);
    for (const file of files) {
      const bytes = await readFile(file);
      expect(bytes.includes('Telephone') || bytes.includes('GPS')).toBe(false);
      const { exif, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, orientation, width, height }).toEqual({ width: 40, height: 40 });
    }
  });

  test('has to be a picture of less than five megabytes', async () => {
    const ann = await app.signedIn();
    const refused = async (bytes: Buffer, wish?: Partial<SentFile>) => {
      const { status, body } = await upload(ann, bytes, wish);
      return [status, body.fields];
    };
    expect(await refused(Buffer.from('<svg/>'))).toEqual([
      400,
      { profileImage: ['Please select a JPEG, PNG, or WebP image.'] },
    ]);
    expect(await refused(Buffer.alloc(5 * 1024 * 1024 + 1))).toEqual([
      413,
      { profileImage: ['Please select an image smaller than 5MB.'] },
    ]);
    expect(await refused(await jpeg(9, 9), { field: 'picture' })).toEqual([
      400,
      { picture: ['picture is not a known field'] },
    ]);
  });

  test('is shown in the own profile, to trainers, to customers, and beside reviews', async () => {
    const [ann, trainer] = [await app.signedIn(), await app.signedIn({ role: 'trainer' })];
    await insertCoaching(app.db, trainer, ann);
    const recipe = await insertRecipe(app.db);
    await insertRating(app.db, ann, recipe, { rating: 5 });
    const [own, theirs] = [await show(ann), await show(trainer)];
    const path = { params: { path: { id: ann.id } } };
    const reviews = { params: { path: { id: recipe.id } } };
    expect((await ann.api.GET('/api/auth/me')).data?.profilePicture).toBe(own);
    expect((await trainer.api.GET('/api/trainer/customers')).data?.customers[0]?.profilePicture).toBe(own);
    expect((await trainer.api.GET('/api/trainer/customers/{id}', path)).data?.profilePicture).toBe(own);
    expect((await ann.api.GET('/api/customer/trainers')).data?.trainers[0]?.profilePicture).toBe(theirs);
    const rated = await trainer.api.GET('/api/recipes/{id}/ratings', reviews);
    expect(rated.data?.ratings[0]?.authorPicture).toBe(own);
  });
});

describe('the files of a profile image', () => {
  test('are removed when it is replaced, removed, or its account is deleted', async () => {
    const ann = await app.signedIn();
    const first = idIn(await show(ann));
    const second = idIn(await show(ann));
    await isGone(first);
    const { data } = await ann.api.DELETE('/api/profile/delete-image');
    expect([data?.message, data?.data.profileImageUrl]).toEqual(['Profile Image Removed', null]);
    await isGone(second);
    const third = idIn(await show(ann));
    await app.db.query('delete from users where id = $1', [ann.id]);
    await app.app.get(ImageFiles).sweep();
    await isGone(third);
    expect((await app.db.query('select 1 from abandoned_profile_images')).rows).toEqual([]);
  });

  test('are removed if this process dies before the account shows them', async () => {
    const files = app.app.get(ImageFiles);
    const id = '0195d3c0-0000-4000-8000-000000000001';
    const file = { body: await webp(8, 8), contentType: 'image/webp' };
    await files.keep(id, { large: file, small: file });
    await files.sweep();
    expect((await storedFiles(app, id)).length).toBeGreaterThan(0);
    await app.db.query(`update abandoned_profile_images set due_at = now() where id = $1`, [id]);
    await files.sweep();
    await isGone(id);
  });
});
