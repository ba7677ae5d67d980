import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OpenAiServer } from '../../../test/support/openai-server.ts';
import { openModelClient } from './model-client.js';

let server: OpenAiServer;
let elsewhere: OpenAiServer;

beforeAll(async () => {
  [server, elsewhere] = [await OpenAiServer.start(), await OpenAiServer.start()];
});

afterAll(() => Promise.all([server.stop(), elsewhere.stop()]));

async function ask() {
  const OPENAI_API_KEY = 'what-tests-know';
  const client = await openModelClient({ OPENAI_API_KEY, OPENAI_BASE_URL: server.url });
  const messages = [{ role: 'user', content: 'What somebody wrote' }] as const;
  return client.chat.completions.create({ model: 'some', messages: [...messages] }, { maxRetries: 0 });
}

test('an answer that is longer than any should be is broken off', async () => {
  server.willAnswer({ text: ' '.repeat(21_000_000), type: 'application/json' });
  await expect(ask()).rejects.toThrow('too long');
});

test.each([302, 307, 308])('what is asked does not go on to another server (%d)', async (status) => {
  elsewhere.willAnswer({ content: '{}' });
  server.willAnswer({ status, location: `${elsewhere.url}/chat/completions` });
  await expect(ask()).rejects.toMatchObject({ status });
  expect(elsewhere.requests).toEqual([]);
});
