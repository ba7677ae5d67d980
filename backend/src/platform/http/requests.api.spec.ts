import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../test/support/eventually.js';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.js';

let app: TestApp;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  ann = await app.signedIn();
});

afterAll(() => app.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(app.url + path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

const post = (path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
  send(path, { method: 'POST', body, headers });

const asAnn = () => ({ Authorization: `Bearer ${ann.token}` });

describe('the body of a failure', () => {
  const failures: [string, () => ReturnType<typeof send>, number, string][] = [
    ['an address that is not there', () => send('/api/nowhere'), 404, 'not_found'],
    ['a method that it does not know', () => send('/api/auth/login'), 404, 'not_found'],
    ['an address that cannot be read', () => send('/api/%zz'), 400, 'malformed_request'],
    [
      'an address far too long',
      () => send(`/api/invitations/verify/${'x'.repeat(400)}`),
      414,
      'address_too_long',
    ],
    ['a list', () => post('/api/auth/login', '[]'), 400, 'malformed_request'],
    ['broken JSON', () => post('/api/auth/login', '{"email": '), 400, 'malformed_request'],
    [
      'JSON that would reach for prototypes',
      () => post('/api/auth/login', '{"__proto__": {"a": 1}}'),
      400,
      'malformed_request',
    ],
    [
      'a text',
      () => post('/api/auth/login', 'hello', { 'Content-Type': 'text/plain' }),
      415,
      'unsupported_media_type',
    ],
    [
      'a form',
      () => post('/api/auth/login', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    ],
    [
      'more than a megabyte',
      () => post('/api/auth/login', JSON.stringify({ email: 'x'.repeat(1_000_001) })),
      413,
      'too_large',
    ],
    ['nothing where something is needed', () => post('/api/auth/login', ''), 400, 'invalid_input'],
    ['nobody signed in', () => send('/api/auth/me'), 401, 'not_signed_in'],
    ['the wrong role', () => send('/api/admin/users', { headers: asAnn() }), 403, 'forbidden'],
  ];

  test.each(failures)('is written for %s', async (_, fail, status, code) => {
    const { headers, body, ...answer } = await fail();
    expect(answer.status).toBe(status);
    expect(body).toMatchObject({
      statusCode: status,
      code,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(body.error).toBe(body.message);
    const known = ['statusCode', 'code', 'message', 'error', 'fields', 'details', 'requestId'];
    expect(known).toEqual(expect.arrayContaining(Object.keys(body)));
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });
});

describe('an empty body that calls itself JSON', () => {
  test('counts as empty', async () => {
    expect((await post('/api/auth/logout', '')).status).toBe(200);
  });
});

describe('unknown input', () => {
  test('is refused in every query', async () => {
    expect(await send('/api/auth/me?verbose=1', { headers: asAnn() })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { verbose: ['verbose is not a known field'] } },
    });
  });

  test('is refused in every body', async () => {
    const known = await post('/api/password/forgot', JSON.stringify({ email: ann.email, admin: true }));
    expect(known).toMatchObject({ status: 400, body: { fields: { admin: ['admin is not a known field'] } } });
    const none = await post('/api/auth/logout', JSON.stringify({ everywhere: true }));
    expect(none).toMatchObject({
      status: 400,
      body: { fields: { everywhere: ['everywhere is not a known field'] } },
    });
    expect((await post('/api/auth/logout', '"text"')).status).toBe(400);
  });
});

test('a client that disconnects during a request causes no error', async () => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: here', 'Content-Type: application/json'];
  socket.write(`${[...head, 'Content-Length: 500'].join('\r\n')}\r\n\r\n{"email":"hangs.up@`);
  const loggedBefore = app.logs.length;
  await app.api.GET('/api/app');
  socket.destroy();
  const lines = await eventually(async () => {
    const logged = app.logs.slice(loggedBefore).map((line) => JSON.parse(line));
    return logged.some(({ msg }) => msg === 'the caller hung up') && logged;
  });
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
});

describe('the request id', () => {
  const ID = 'request-from-the-pages-1';

  test('is in the header, in the body of a failure and in the log', async () => {
    const { headers, body } = await send('/api/nowhere');
    const id = headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(body.requestId).toBe(id);
    expect(app.logs.some((line) => line.includes(id))).toBe(true);
  });

  test('is taken from the frontend', async () => {
    const headers = { ...app.asFrontend('10.6.0.1'), 'X-Request-Id': ID };
    const answer = await send('/api/nowhere', { headers });
    expect([answer.headers.get('x-request-id'), answer.body.requestId]).toEqual([ID, ID]);
  });

  test('is not taken from anyone else', async () => {
    const answer = await send('/api/nowhere', { headers: { 'X-Request-Id': ID } });
    expect(answer.body.requestId).not.toBe(ID);
  });
});

describe('every answer', () => {
  test('is not cached, and has the type that it declares', async () => {
    for (const path of ['/api/app', '/api/nowhere', '/healthz']) {
      const { headers } = await send(path);
      expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
        'no-store',
        'nosniff',
      ]);
    }
  });

  test('is one line in the log, without query and secrets', async () => {
    await send('/api/invitations/verify/a-token-in-the-path?x=a-token-in-the-query');
    const line = JSON.parse(app.logs.findLast((entry) => entry.includes('verify')) ?? '{}');
    expect(line).toMatchObject({
      msg: 'request',
      method: 'GET',
      route: '/api/invitations/verify/:token',
      status: 400,
      ms: expect.any(Number),
      requestId: expect.any(String),
    });
    expect(app.logs.join('')).not.toContain('a-token-in');
  });
});

describe('the API document', () => {
  /** Reads all of a file: the server cannot stop while somebody leaves the rest of one unread. */
  async function read(address: string | URL) {
    const answer = await fetch(address);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  test('is served as JSON and as a page that loads nothing from other sites', async () => {
    const page = await read(`${app.url}/api/docs`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const [, address] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await read(new URL(address ?? '', app.url))).status).toBe(200);
      expect(address).toMatch(/^\/api\/docs\//);
    }
    for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
      const { headers } = await read(`${app.url}/api/docs/${file}`);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
    }
    const { status, body } = await send('/api/docs-json');
    expect([status, Object.keys(body.paths)]).toEqual([200, expect.arrayContaining(['/api/auth/login'])]);
  });
});
