import { on } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createApiFetch } from './api-fetch.ts';
import { createShareChecks } from './share-checks.ts';

const version = '"v1"';
const visitor = (n: number) => ({ address: `192.0.2.${n}`, userAgent: 'Fire fox, 1' });

type Question = { request: IncomingMessage; response: ServerResponse };

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function startChecks() {
  const backend = createServer();
  server = backend;
  const questions = on(backend, 'request');
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const apiUrl = new URL(`http://127.0.0.1:${port}`);
  const check = createShareChecks({ apiUrl, fetchApi: createApiFetch(apiUrl) });
  return {
    check: (token: string, n: number) => check(token, version, visitor(n), { 'user-agent': `first ${n}` }),
    async nextQuestion(): Promise<Question> {
      const { value } = await questions.next();
      const [request, response] = value ?? [];
      return { request, response };
    },
  };
}

test('visitors who arrive during a check share the next one, which counts them', async () => {
  const { check, nextQuestion } = await startChecks();
  const first = check('a', 1);
  const one = await nextQuestion();
  const others = [check('a', 2), check('a', 3), check('a', 3)];
  one.response.writeHead(304).end();
  expect(await first).toBe('same');
  const two = await nextQuestion();
  expect(one.request).toMatchObject({
    url: '/api/shared/a',
    headers: { 'if-none-match': version, 'user-agent': 'first 1', 'x-others': '' },
  });
  expect(two.request.headers).toMatchObject({
    'user-agent': 'first 2',
    'x-others': '192.0.2.3 Fire%20fox%2C%201',
  });
  two.response.writeHead(404).end('{}');
  expect(await Promise.all(others)).toEqual(['other', 'other', 'other']);
});

test('links do not wait for each other', async () => {
  const { check, nextQuestion } = await startChecks();
  const both = [check('a', 1), check('b', 1)];
  const questions = [await nextQuestion(), await nextQuestion()];
  expect(questions.map(({ request }) => request.url).sort()).toEqual(['/api/shared/a', '/api/shared/b']);
  for (const { response } of questions) response.writeHead(304).end();
  expect(await Promise.all(both)).toEqual(['same', 'same']);
});

test('an invalid answer counts as none', async () => {
  const { check, nextQuestion } = await startChecks();
  const asked = check('a', 1);
  (await nextQuestion()).response.destroy();
  expect(await asked).toBe('other');
});
