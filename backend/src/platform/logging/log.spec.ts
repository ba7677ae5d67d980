import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { timesAsLong } from '../../../test/support/times-as-long.ts';
import { createLog } from './log.js';

const SECRET = 'nobody-may-read-this';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  write(createLog({ LOG_LEVEL: 'info' }, stream));
  return lines.join('');
}

test.each([
  { password: SECRET },
  { body: { password: SECRET, currentPassword: SECRET, newPassword: SECRET, confirmPassword: SECRET } },
  { body: { data: { accessToken: SECRET, refreshToken: SECRET } } },
  { body: { data: { session: { token: SECRET } } } },
  { request: { headers: { authorization: SECRET, cookie: SECRET } } },
  { config: { request: { headers: { Authorization: SECRET, Cookie: SECRET } } } },
  { response: { headers: { 'set-cookie': [SECRET] } } },
  { headers: { 'x-device-token': SECRET, 'x-internal-secret': SECRET } },
  { user: { passwordHash: SECRET, password_hash: SECRET } },
  { configuration: { APP_SECRET: SECRET, GOOGLE_CLIENT_SECRET: SECRET } },
  { jobs: [{ data: { sealed: SECRET } }] },
  { password: `with "quotes" and \\ ${SECRET}` },
  { cookies: { refreshToken: SECRET } },
])('secrets are kept out of the log: %j', (line) => {
  const written = linesOf((log) => log.info(line, 'said'));
  expect(written).toContain('said');
  expect(written).not.toContain(SECRET);
});

test('secrets in errors are kept out of the log', () => {
  const error = Object.assign(new Error('refused'), {
    request: { headers: { authorization: SECRET } },
    cause: Object.assign(new Error('deeper'), { body: { password: SECRET } }),
  });
  const written = linesOf((log) => log.error({ err: error }, 'unexpected'));
  expect(written).toContain('refused');
  expect(written).toContain('log.spec');
  expect(written).not.toContain(SECRET);
});

test('a row that the database refused is kept out of the log', () => {
  const detail = `null value in column "role"\n - detail: Failing row contains (1, ann@example.org, ${SECRET}, null).`;
  const written = linesOf((log) => log.error({ err: new Error(detail) }, 'unexpected'));
  expect(written).toContain('null value in column');
  expect(written).not.toContain(SECRET);
  expect(JSON.parse(written).err.stack).toContain('log.spec');
});

test('logging a long text is fast', async () => {
  const writing = (size: number) => {
    const long = { text: 'token'.repeat(2 * size), more: '"token\\'.repeat(size) };
    return () => linesOf((log) => log.info(long, 'long'));
  };
  expect(await timesAsLong(writing(100_000), writing(10_000), 40)).toBeLessThan(40);
});

test('other values are logged, and the object is unchanged', () => {
  const line = { requestId: 'r-1', status: 200, ms: 1.5, body: { password: SECRET } };
  const written = JSON.parse(linesOf((log) => log.info(line, 'request')));
  expect(written).toMatchObject({
    level: 'info',
    program: 'backend',
    requestId: 'r-1',
    status: 200,
    ms: 1.5,
  });
  expect(line.body.password).toBe(SECRET);
});
