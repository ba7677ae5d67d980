import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OpenAI } from 'openai';
import { proposalOf } from '../../../../test/factories/proposals.ts';
import { OpenAiServer } from '../../../../test/support/openai-server.ts';
import type { RecipeContent } from '../../recipes/index.js';
import { ExistingRecipes } from '../proposals/existing-recipes.js';
import { ANYTHING } from '../proposals/order.js';
import { ModelCalls } from './model-calls.js';
import { ModelEngine } from './model-engine.js';
import { ModelPainter } from './model-painter.js';

let server: OpenAiServer;

beforeAll(async () => {
  server = await OpenAiServer.start();
});

afterAll(() => server.stop());

const QUICK = { limitMs: 300, pauseMs: 5 };

function ask(signal = new AbortController().signal) {
  const client = new OpenAI({ apiKey: 'what-tests-know', baseURL: server.url });
  const ledger = { add: () => {} };
  const engine = new ModelEngine(client, new ModelCalls(QUICK), { model: 'some', ledger });
  const attempt = { seed: 1, place: 0, sentBack: null, existing: new ExistingRecipes(), signal };
  return engine.propose(ANYTHING, attempt);
}

test('silence ends at the time limit with a reason', async () => {
  server.willAnswer('never');
  await expect(ask()).rejects.toThrow('The model did not answer within 1 seconds');
});

test('too many requests are waited for longer each time, and then given up', async () => {
  server.willAnswer({ status: 429 });
  await expect(ask()).rejects.toThrow('too many requests');
  expect(server.requests).toHaveLength(6);
});

test('a call is ended from outside without a reason of its own', async () => {
  server.willAnswer('never');
  const stop = new AbortController();
  const asked = ask(stop.signal);
  stop.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

test('silence of an image model ends at the time limit, too', async () => {
  server.willPaint('never');
  const client = new OpenAI({ apiKey: 'what-tests-know', baseURL: server.url });
  const painter = new ModelPainter(client, new ModelCalls(QUICK), 'some');
  const { signal } = new AbortController();
  const dish = { name: 'Soup', ingredients: [] } as unknown as RecipeContent;
  await expect(painter.paint(dish, signal)).rejects.toThrow('The model did not answer within 1 seconds');
});

test('a good answer is a proposal', async () => {
  server.willAnswer({ content: JSON.stringify(proposalOf(1)) });
  expect(await ask()).toEqual(proposalOf(1));
});
