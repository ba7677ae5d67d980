import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { hugeJpeg, hugePng, jpeg, RGBA } from '../../../../test/support/pictures.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import {
  asPicture,
  putPicture,
  type SentFile,
  storedFiles,
  uploadForm,
} from '../../../../test/support/upload-form.ts';

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

const upload = (files: SentFile[]) => putPicture(app, admin, recipe.id, files);

async function expectNothingKept() {
  const { data } = await app.api.GET('/api/recipes/{id}', { params: { path: { id: recipe.id } } });
  expect([data?.imageUrl, data?.picture]).toEqual([null, null]);
  expect(await storedFiles(app, recipe.id)).toEqual([]);
}

const NOT_A_PICTURE = 'Please select a JPEG, PNG, or WebP image.';
const UNREADABLE = 'This image could not be read. Please select another one.';
const HUGE = 'Please select an image of at most 40 megapixels.';
const CHUNKED = 'Transfer-Encoding: chunked';
const text = (content: string) => () => Buffer.from(content);

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  [
    'an SVG with script',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    NOT_A_PICTURE,
  ],
  ['a web page', text('<!doctype html><script>alert(1)</script>'), NOT_A_PICTURE],
  ['a GIF', text('GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\0;'), NOT_A_PICTURE],
  ['a PDF', text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'), NOT_A_PICTURE],
  [
    'a page that begins like a JPEG',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')]),
    UNREADABLE,
  ],
  [
    'a PNG in name alone',
    () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<svg/>')]),
    UNREADABLE,
  ],
  ['a PNG of 30,000 by 30,000', () => hugePng(30_000, 30_000), HUGE],
  ['a JPEG of 30,000 by 30,000', () => hugeJpeg(30_000, 30_000), HUGE],
  [
    'a ribbon of 9,999,999 by 4',
    () => hugePng(9_999_999, 4, { depth: 16, colors: RGBA }),
    'Please select an image of at most 8,000 pixels on each side.',
  ],
  ['half a JPEG', async () => (await jpeg(1200, 900)).subarray(0, 5_000), UNREADABLE],
  ['an empty file', () => Buffer.alloc(0), 'Please select an image.'],
  ['a film', film, 'Please select an image that does not move.'],
])('%s', async (_, make, message) => {
  const { status, body } = await upload([asPicture(await make(), { name: 'soup.jpg' })]);
  expect(body).toMatchObject({ message, fields: { picture: [message] } });
  expect(status).toBe(400);
  await expectNothingKept();
});

test('two files, another field, no file, and no form are refused', async () => {
  const file = asPicture(await jpeg());
  expect(await upload([file, file])).toMatchObject({
    status: 400,
    body: { message: 'Please select one image only.' },
  });
  expect(await upload([{ ...file, field: 'photo' }])).toMatchObject({
    status: 400,
    body: { fields: { photo: ['photo is not a known field'] } },
  });
  expect(await upload([{ ...file, field: '__proto__' }])).toMatchObject({ status: 400 });
  expect(await upload([])).toMatchObject({ status: 400 });
  const put = (headers: Record<string, string>, body?: string) =>
    fetch(`${app.url}/api/recipes/${recipe.id}/picture`, {
      method: 'PUT',
      headers: { ...headers, authorization: `Bearer ${admin.token}` },
      ...(body !== undefined && { body }),
    });
  expect((await put({}, undefined)).status).toBe(415);
  expect((await put({ 'content-type': 'image/jpeg' }, 'x')).status).toBe(415);
  expect((await put({ 'content-type': 'multipart/form-data' }, 'x')).status).toBe(400);
  expect((await put({ 'content-type': 'multipart/form-data; boundary=a' }, '--a\r\n')).status).toBe(400);
  const elsewhere = uploadForm(file);
  const profile = await fetch(`${app.url}/api/profile`, {
    method: 'PUT',
    headers: { ...elsewhere.headers, authorization: `Bearer ${admin.token}` },
    body: new Uint8Array(elsewhere.body),
  });
  expect(profile.status).toBe(415);
});

test('more than 5 MB is refused by its length or, if that is unknown, when it is read', async () => {
  const message = 'Please select an image smaller than 5MB.';
  const large = asPicture(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
  expect(await upload([large])).toMatchObject({
    status: 413,
    body: { message, fields: { picture: [message] } },
  });
  expect(await pour(7_000_000, CHUNKED)).toMatchObject({ status: 413 });
});

test('100 MB is refused unread', async () => {
  const { status, sent } = await pour(100_000_000, 'Content-Length: 100000000');
  expect(status).toBe(413);
  expect(sent).toBeLessThan(40_000_000);
  expect((await pour(100_000_000, CHUNKED)).sent).toBeLessThan(40_000_000);
});

/** An animated WebP with three frames. */
async function film(): Promise<Buffer> {
  const frames = ['#f00', '#0f0', '#00f'].map((background) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}

/**
 * Sends this many bytes as fast as the server takes them, regardless of an answer, until it closes the connection.
 */
async function pour(bytes: number, framing: string): Promise<{ status: number; sent: number }> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let heard = '';
  let sent = 0;
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(
    `PUT /api/recipes/${recipe.id}/picture HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${admin.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=a\r\n${framing}\r\n\r\n`,
  );
  const head = Buffer.from('--a\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\n');
  const piece = Buffer.alloc(100_000, 0xff);
  const framed = framing.startsWith('Transfer') ? asChunk : (part: Buffer) => part;
  socket.write(framed(head));
  while (sent < bytes && !socket.destroyed) {
    sent += piece.length;
    if (!socket.write(framed(piece))) await Promise.race([once(socket, 'drain'), closed]).catch(() => {});
  }
  await eventually(async () => heard.includes('"requestId"'));
  socket.destroy();
  return { status: Number(heard.split(' ')[1]), sent };
}

const asChunk = (part: Buffer) =>
  Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]);
