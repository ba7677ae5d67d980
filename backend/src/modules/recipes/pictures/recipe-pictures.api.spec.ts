import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { jpeg, png, telephoneJpeg, webp } from '../../../../test/support/pictures.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { asPicture, putPicture, type SentFile, storedFiles } from '../../../../test/support/upload-form.ts';
import { Storage } from '../../../platform/storage/storage.js';
import { PictureFiles } from './picture-files.js';

let app: TestApp;
let admin: SignedInUser;
let recipe: { id: string; name: string };

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin' });
});

afterAll(() => app.stop());

beforeEach(async () => {
  recipe = await insertRecipe(app.db);
});

const upload = (files: SentFile[], { id = recipe.id, by = admin } = {}) => putPicture(app, by, id, files);

async function shown(id = recipe.id, api = admin.api) {
  const { data } = await api.GET('/api/recipes/{id}', { params: { path: { id } } });
  return data;
}

async function picture(address: string) {
  const answer = await fetch(app.url + address);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const storedOf = (id: string) => storedFiles(app, id);

describe('a picture', () => {
  test('is stored in three widths as AVIF and WebP, and once as JPEG', async () => {
    const { status, body } = await upload([asPicture(await jpeg(1600, 1000))]);
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Picture Saved' });

    const { picture: sent, imageUrl } = (await shown()) ?? {};
    expect(sent).toMatchObject({ widths: [320, 640, 1280], height: 800 });
    expect(imageUrl).toBe(`${sent?.base}/1280.jpg`);
    expect(body.imageUrl).toBe(imageUrl);
    for (const width of sent?.widths ?? []) {
      const small = await picture(`${sent?.base}/${width}.webp`);
      expect(await sharp(small.bytes).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: width * 0.625,
      });
      const smaller = await picture(`${sent?.base}/${width}.avif`);
      expect(smaller.bytes.toString('latin1', 4, 12)).toBe('ftypavif');
      expect(smaller.answer.headers.get('content-type')).toBe('image/avif');
    }
    const { answer, bytes } = await picture(imageUrl ?? '');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 800 });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['PNG', png],
    ['WebP', webp],
  ])('may be a %s, is never enlarged, and may have a misleading file name', async (_, make) => {
    expect(
      await upload([asPicture(await make(500, 400), { name: '../../etc/x', type: 'text/html' })]),
    ).toMatchObject({
      status: 200,
    });
    expect((await shown())?.picture).toMatchObject({ widths: [320, 500], height: 400 });
    expect((await storedOf(recipe.id)).join()).not.toMatch(/etc|\.\./);
  });

  test('is rotated upright and loses its location', async () => {
    const taken = await telephoneJpeg(640, 320, 6);
    expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(0);
    await upload([asPicture(taken)]);
    expect((await shown())?.picture).toMatchObject({ widths: [320], height: 480 });
    for (const path of await storedOf(recipe.id)) {
      if (path.endsWith('.type')) continue;
      const { bytes } = await picture(`/api/pictures/recipes/${path.split('/recipes/')[1]}`);
      expect(bytes.toString('latin1')).not.toMatch(/exif|telephone|gps/i);
    }
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'with orientation %i is rotated as another library would',
    async (orientation) => {
      const corners = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#fff' } })
        .composite([
          { input: { create: { width: 32, height: 32, channels: 3, background: '#d00' } }, left: 0, top: 0 },
        ])
        .withMetadata({ orientation })
        .jpeg({ chromaSubsampling: '4:4:4' })
        .toBuffer();
      await upload([asPicture(corners)]);
      const { bytes } = await picture((await shown())?.imageUrl ?? '');
      const expected = await sharp(corners).autoOrient().raw().toBuffer({ resolveWithObject: true });
      const found = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect([found.info.width, found.info.height]).toEqual([expected.info.width, expected.info.height]);
      const differences = found.data.filter((value, at) => Math.abs(value - (expected.data[at] ?? 0)) > 100);
      expect(differences.length).toBeLessThan(found.data.length / 50);
    },
  );

  test('full of noise is still a small file on a card', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const loud = sharp({ create: { width: 1280, height: 800, channels: 3, background: '#000', noise } });
    await upload([asPicture(await loud.jpeg({ quality: 80 }).toBuffer())]);
    const { picture: sent } = (await shown()) ?? {};
    for (const file of ['320.avif', '320.webp', '640.avif', '640.webp'])
      expect((await picture(`${sent?.base}/${file}`)).bytes.length).toBeLessThanOrEqual(25_000);
  });

  test('loses data appended to its file', async () => {
    const script = '<script>alert(1)</script>';
    await upload([asPicture(Buffer.concat([await jpeg(), Buffer.from(script.repeat(50))]))]);
    for (const path of await storedOf(recipe.id)) {
      const { bytes } = await picture(
        `/api/pictures/recipes/${path.split('/recipes/')[1]?.replace('.type', '')}`,
      );
      expect(bytes.includes('script')).toBe(false);
    }
  });
});

describe('the right to change a picture', () => {
  test('belongs to admins for the library and the queue, and to trainers for their own recipes', async () => {
    const [trainer, other, customer] = await Promise.all([
      app.signedIn({ role: 'trainer' }),
      app.signedIn({ role: 'trainer' }),
      app.signedIn({ role: 'customer' }),
    ]);
    const file = [asPicture(await jpeg(64, 40))];
    const own = await insertRecipe(app.db, { owner: trainer });
    const offered = await insertRecipe(app.db, { owner: trainer, offered: true });
    const approved = await insertRecipe(app.db, { owner: trainer, approved: true });
    const statusOf = async (by: SignedInUser, { id }: { id: string }) => {
      const { response } = await by.api.DELETE('/api/recipes/{id}/picture', { params: { path: { id } } });
      const { status } = await upload(file, { by, id });
      expect(response.status).toBe(status);
      return status;
    };
    expect(await statusOf(trainer, own)).toBe(200);
    expect(await statusOf(trainer, offered)).toBe(200);
    expect(await statusOf(trainer, approved)).toBe(409);
    expect(await statusOf(other, own)).toBe(404);
    expect(await statusOf(trainer, recipe)).toBe(404);
    expect(await statusOf(admin, own)).toBe(404);
    expect(await statusOf(admin, offered)).toBe(200);
    expect(await statusOf(admin, approved)).toBe(200);
    expect(await statusOf(customer, recipe)).toBe(403);
  });

  test('does not matter for reading a picture, whose address cannot be guessed or leave the folder', async () => {
    const trainer = await app.signedIn({ role: 'trainer' });
    const own = await insertRecipe(app.db, { owner: trainer });
    await upload([asPicture(await jpeg(64, 40))], { by: trainer, id: own.id });
    const { imageUrl = '' } = (await shown(own.id, trainer.api)) ?? {};
    expect(imageUrl).toMatch(new RegExp(`^/api/pictures/recipes/${own.id}/[0-9a-f]{32}/64.jpg$`));
    expect((await picture(imageUrl ?? '')).answer.status).toBe(200);

    await writeFile(join(app.environment.DATA_DIR ?? '', 'files', 'secret'), 'secret');
    const version = 'a'.repeat(32);
    for (const [path, status] of [
      [`recipes/${own.id}/${version}/64.jpg`, 404],
      [`recipes/${own.id}/${version}/64.jpg.type`, 400],
      [`recipes/${own.id}/${version}/..%2f..%2f..%2fsecret`, 400],
      ['recipes/..%2f..%2fsecret/a/b', 400],
      ['secret', 404],
    ] as const)
      expect([path, (await fetch(`${app.url}/api/pictures/${path}`)).status]).toEqual([path, status]);
  });
});

describe('the files of a picture', () => {
  const gone = (address: string) => eventually(async () => (await picture(address)).answer.status === 404);

  test('are deleted when it is replaced or removed or its recipe is deleted, which is recorded', async () => {
    const save = async () => (await upload([asPicture(await jpeg(64, 40))])).body.imageUrl;
    const first = await save();
    const second = await save();
    expect(second).not.toBe(first);
    await gone(first);
    expect((await picture(second)).answer.status).toBe(200);

    const path = { params: { path: { id: recipe.id } } };
    const removed = await admin.api.DELETE('/api/recipes/{id}/picture', path);
    expect(removed.data).toEqual({ message: 'Picture Removed' });
    await admin.api.DELETE('/api/recipes/{id}/picture', path);
    expect((await shown())?.picture).toBeNull();
    await gone(second);

    const { data } = await admin.api.GET('/api/admin/recipes/{id}', path);
    expect(data?.history.map(({ action, details }) => [action, details])).toEqual([
      ['recipe.edited', { name: recipe.name, picture: 'removed' }],
      ['recipe.edited', { name: recipe.name, picture: 'replaced' }],
      ['recipe.edited', { name: recipe.name, picture: 'replaced' }],
    ]);

    const third = await save();
    await admin.api.DELETE('/api/admin/recipes/{id}', path);
    await app.app.get(PictureFiles).sweep();
    await gone(third);
    expect(await storedOf(recipe.id)).toEqual([]);
  });

  test('are removed in the background', async () => {
    await upload([asPicture(await jpeg(64, 40))]);
    let letGo = () => {};
    const storage = app.app.get(Storage);
    const remove = storage.delete.bind(storage);
    const held = jest.spyOn(storage, 'delete').mockImplementation(async (key) => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      held.mockRestore();
      await remove(key);
    });
    const answer = await upload([asPicture(await jpeg(64, 40))]);
    await eventually(async () => held.mock.calls.length > 0);
    letGo();
    expect(answer.status).toBe(200);
    await eventually(
      async () => (await storedOf(recipe.id)).filter((path) => path.endsWith('.jpg')).length === 1,
    );
  });

  test('are deleted if a killed program left them unused', async () => {
    const files = new Map([['64.jpg', { body: await jpeg(64, 40), contentType: 'image/jpeg' }]]);
    await app.app.get(PictureFiles).keep(recipe.id, { widths: [64], height: 40, files });
    expect(await storedOf(recipe.id)).not.toEqual([]);
    await app.app.get(PictureFiles).sweep();
    expect(await storedOf(recipe.id)).not.toEqual([]);
    await app.db.query(`update abandoned_pictures set due_at = now()`);
    await app.app.get(PictureFiles).sweep();
    expect(await storedOf(recipe.id)).toEqual([]);
  });

  test('wait while the storage is down, and uploads are refused', async () => {
    const folder = join(app.environment.DATA_DIR ?? '', 'files');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'in the way');
    expect(await upload([asPicture(await jpeg(64, 40))])).toMatchObject({ status: 503 });
    expect((await picture(`/api/pictures/recipes/${recipe.id}/${'a'.repeat(32)}/64.jpg`)).answer.status).toBe(
      503,
    );
    expect((await shown())?.picture).toBeNull();
    await rm(folder);
    expect(await upload([asPicture(await jpeg(64, 40))])).toMatchObject({ status: 200 });
  });
});
