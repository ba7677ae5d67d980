import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { written } from '../../../../test/factories/written-recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { withOrm } from '../../../cli/with-orm.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { DatabaseConfig } from '../../../platform/database/database.config.js';
import { redrawRecipes } from './redraw-recipes.js';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const SOUP = '/api/drawings/soup.bluebowl.tomato.whitebean4.carrot2.svg';

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

async function drawingOfOwn(wish = {}): Promise<string> {
  const { data } = await trainer.api.POST('/api/trainer/recipes', { body: written(wish) });
  const path = { params: { path: { id: data?.data.id ?? '' } } };
  return (await trainer.api.GET('/api/recipes/{id}', path)).data?.drawing ?? '';
}

test('anyone gets a drawing, which never changes and can load and run nothing', async () => {
  const answer = await get(SOUP);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=2592000');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/);
});

test('a drawing is packed for those who can unpack it', async () => {
  expect((await get(SOUP, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  const plain = await get(SOUP, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(await (await get(SOUP)).text());
});

test('programs that show no SVG get a small PNG of the same drawing', async () => {
  const answer = await get(SOUP.replace('.svg', '.png'), { 'accept-encoding': 'gzip' });
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe((await get(SOUP)).headers.get('cache-control'));
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const png = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect(png.length).toBeLessThan(20_000);
});

test('one network cannot keep others from getting a PNG', async () => {
  const asked = Array.from({ length: 40 }, (_, at) =>
    get(`/api/drawings/soup.bowl.tomato.pea${1 + (at % 9)}.carrot${1 + (Math.floor(at / 9) % 9)}.png`),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(21);
  expect(statuses).toContain(503);
  expect((await get(SOUP.replace('.svg', '.png'))).status).toBe(200);
});

test.each([
  [404, 'soup.bucket.none.png'],
  [404, 'soup.bucket.none.svg'],
  [404, 'soup.bowl.broth.unicorn3.svg'],
  [400, 'soup.svg'],
  [400, 'soup.bowl.broth.html'],
  [400, '..%2f..%2fetc%2fpasswd.svg'],
  [400, `soup.bowl.broth${'.pea1'.repeat(10)}.svg`],
])('%i for /api/drawings/%s', async (status, file) => {
  expect((await get(`/api/drawings/${file}`)).status).toBe(status);
});

test('a recipe that is saved has a drawing of its foods, which can be fetched', async () => {
  const ingredients = ['200 g spaghetti', '300 g shrimp', '1 tbsp olive oil'];
  const drawing = await drawingOfOwn({ name: 'Shrimp Spaghetti', ingredients });
  expect(drawing).toMatch(/^nest\..*shrimp\d/);
  expect((await get(`/api/drawings/${drawing}.svg`)).status).toBe(200);
});

test('a recipe that is changed is drawn again', async () => {
  const { data } = await trainer.api.POST('/api/trainer/recipes', { body: written({ name: 'Dinner' }) });
  const path = { params: { path: { id: data?.data.id ?? '' } } };
  await trainer.api.PUT('/api/trainer/recipes/{id}', { ...path, body: written({ name: 'Tomato Soup' }) });
  expect((await trainer.api.GET('/api/recipes/{id}', path)).data?.drawing).toMatch(/^soup\./);
});

test('recipes that other rules have drawn are drawn again at the next start, and only once', async () => {
  const { id } = await insertRecipe(app.db);
  const config = new Configuration([DatabaseConfig], app.environment).get(DatabaseConfig);
  await app.db.query(`update recipes set drawing = 'bowl.former.rules', drawing_rules = 0 where id = $1`, [
    id,
  ]);
  expect(await withOrm(config, (em) => redrawRecipes(em))).toBeGreaterThan(0);
  const { rows } = await app.db.query('select drawing, last_updated_timestamp from recipes where id = $1', [
    id,
  ]);
  expect(rows[0].drawing).not.toBe('bowl.former.rules');
  expect(await withOrm(config, (em) => redrawRecipes(em))).toBe(0);
});
