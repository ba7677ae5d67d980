import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerProblems } from './fuzz/answer-problems.ts';
import { send } from './raw-request.ts';
import { World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterAll(() => world.stop());

test.each([
  ['no method of HTTP', 400, 'MEOW /api/app HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['another protocol', 400, '\u0016\u0003\u0001\u0002\u0000\r\n\r\n'],
  ['a header without a name', 400, 'GET /api/app HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
  ['a header with a space in its name', 400, 'GET /api/app HTTP/1.1\r\nHost: a\r\na b: c\r\n\r\n'],
  ['signs that no address has', 400, 'GET /\u00e4\u00ff HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    'two lengths of one body',
    400,
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
  ],
  ['an endless header', 431, `GET /api/app HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  [
    'a length beyond the limit',
    413,
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n',
  ],
])('%s gets the one error body too', async (_, status, request) => {
  const answer = await speak(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const [head = '', text = ''] = answer.split('\r\n\r\n');
  const type = /^content-type: (.*)$/im.exec(head)?.[1];
  expect(answerProblems({ status, headers: { 'content-type': type }, text })).toEqual([]);
});

test.each(Object.getOwnPropertyNames(Object.prototype).concat('prototype'))(
  '%s is no more known than any other name',
  async (name) => {
    const { token } = await world.account('admin');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answers = await Promise.all([
      send(world.url, { method: 'GET', target: `/api/admin/users?${name}=1`, headers, body: null }),
      send(world.url, { method: 'GET', target: `/api/auth/me?${name}=1`, headers, body: null }),
      send(world.url, {
        method: 'PUT',
        target: '/api/profile',
        headers,
        body: Buffer.from(`{"${name}":{}}`),
      }),
      send(world.url, {
        method: 'DELETE',
        target: '/api/auth/google/link',
        headers,
        body: Buffer.from(`{"${name}":1}`),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  },
);

test.each([
  ['as many properties as fit', `{${Array.from({ length: 90_000 }, (_, n) => `"k${n}":0`).join(',')}}`],
  ['as many lists as fit', `[${'[],'.repeat(330_000)}[]]`],
  ['lists as deep as fit', '['.repeat(490_000) + ']'.repeat(490_000)],
  ['one endless text', `{"email":"${'a@'.repeat(490_000)}","password":"${'aB1!'.repeat(1_000)}"}`],
])('%s are refused', async (_, body) => {
  const headers = { 'content-type': 'application/json', ...world.fromNewAddress() };
  const request = { method: 'POST', target: '/api/auth/register', headers, body: Buffer.from(body) };
  expect((await send(world.url, request)).status).toBe(400);
});

/** Returns what the server sends before it closes the connection, or after one answer. */
function speak(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
    let heard = '';
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
    socket.on('data', (chunk) => {
      heard += chunk;
      if (heard.includes('"requestId"')) socket.destroy();
    });
    socket.write(request, 'latin1');
  });
}
