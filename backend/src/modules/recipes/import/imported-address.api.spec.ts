import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '../../../../../openapi/src/schema.d.ts';
import { jsonLd, published } from '../../../../test/factories/published-recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

type Body = components['schemas']['ImportRecipesRequest'];

let app: TestApp;
let admin: SignedInUser;
let trainer: SignedInUser;
let site: Server;
let siteUrl: string;
let answer: RequestListener;

beforeAll(async () => {
  site = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  siteUrl = `http://127.0.0.1:${port}`;
  app = await TestApp.start({ FETCH_LOOPBACK_PORTS: String(port) });
  [admin, trainer] = [await app.signedIn({ role: 'admin' }), await app.signedIn({ role: 'trainer' })];
});

afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await app.stop();
});

const intoQueue = (body: Body) => admin.api.POST('/api/admin/recipes/import', { body });
const asOwn = (body: Body) => trainer.api.POST('/api/trainer/recipes/import', { body });

const stored = async () =>
  (await app.db.query('select owner_id as owner, source_reference as reference from recipes')).rows;

describe('importing from an address', () => {
  test('reads the page, and stores its address as the source', async () => {
    answer = ({ url }, response) => {
      if (url === '/old') return response.writeHead(301, { location: '/soup' }).end();
      const page = `<html><script type="application/ld+json">${jsonLd(published({ url: 'https://other.example/' }))}</script>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    };
    const { data } = await asOwn({ url: ` ${siteUrl}/old#top ` });
    expect(data?.message).toBe('1 recipe imported');
    expect(await stored()).toMatchObject([{ owner: trainer.id, reference: `${siteUrl}/soup` }]);
  });

  test.each([
    ['http://169.254.169.254/latest/meta-data/', 'not_public', 'there is no public site there'],
    ['http://localhost:1/', 'not_public', 'there is no public site there'],
    ['http://no-such-name.invalid/', 'not_public', 'there is no public site there'],
    ['file:///etc/passwd', 'not_a_web_address', 'it is not the address of a public web page'],
  ])('%s is not fetched', async (url, reason, text) => {
    const { response, error } = await intoQueue({ url });
    expect([response.status, error?.code, error?.message, error?.details]).toEqual([
      422,
      'address_not_fetched',
      `This address cannot be fetched: ${text}.`,
      { reason },
    ]);
  });

  test('does not follow redirects into our own network', async () => {
    const target = new URL(app.url).port;
    answer = (_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${target}/healthz` }).end();
    expect((await intoQueue({ url: siteUrl })).error?.details).toEqual({ reason: 'not_public' });
  });

  test('says if a page has no recipe', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Soup</p>');
    const { response, error } = await intoQueue({ url: siteUrl });
    expect([response.status, error?.fields?.url]).toEqual([
      400,
      [expect.stringContaining('We could not find a recipe on this page')],
    ]);
  });

  test('is limited per hour', async () => {
    answer = (_request, response) => response.writeHead(404).end();
    await asOwn({ url: siteUrl });
    await app.db.query('update rate_limits set hits = 20 where key = $1', [`fetches:user:${trainer.id}`]);
    expect((await asOwn({ url: siteUrl })).response.status).toBe(429);
    expect((await asOwn({ jsonLd: jsonLd(published()) })).response.status).toBe(200);
    await app.db.query('update rate_limits set hits = 60 where key = $1', [
      `recipe-imports:user:${trainer.id}`,
    ]);
    expect((await asOwn({ jsonLd: jsonLd(published()) })).response.status).toBe(429);
  });
});
