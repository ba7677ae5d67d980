import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { proposalOf } from '../../../../test/factories/proposals.ts';
import { GenerationCalls } from '../../../../test/support/generation-calls.ts';
import { type Answer, OpenAiServer } from '../../../../test/support/openai-server.ts';
import { hugePng, jpeg, telephoneJpeg } from '../../../../test/support/pictures.ts';
import { TestApp } from '../../../../test/support/test-app.ts';

let server: OpenAiServer;
let app: TestApp;
let calls: GenerationCalls;

beforeAll(async () => {
  server = await OpenAiServer.start();
  app = await TestApp.start({
    ...{ OPENAI_API_KEY: 'what-tests-know', OPENAI_BASE_URL: server.url },
    ...{ OPENAI_MODEL: 'test-model', OPENAI_IMAGE_MODEL: 'test-images' },
  });
  calls = await GenerationCalls.begin(app);
});

afterAll(async () => {
  await app.stop();
  await server.stop();
});

/** Has one recipe made, whose picture is answered like this, and returns the job and the recipe as they are shown. */
async function painted(n: number, ...answers: Answer[]) {
  server.willAnswer({ content: JSON.stringify(proposalOf(n)) });
  server.willPaint(...answers);
  const { jobId } = await calls.ask({ count: 1 });
  const progress = await calls.ended(jobId);
  const job = await calls.shown(jobId);
  const path = { id: job?.made[0]?.recipeId ?? '' };
  const { data: recipe } = await calls.admin.api.GET('/api/admin/recipes/{id}', { params: { path } });
  return { progress, job: job?.job, recipe };
}

const sent = (picture: Buffer): Answer => ({ picture: { b64_json: picture.toString('base64') } });

/** Lists the files of pictures that belong to no recipe, but for those that are being removed. */
const leftOver = async () =>
  (await app.db.query('select key from abandoned_pictures where due_at > now()')).rows;

test('a picture is encoded anew, stored with its recipe, and shown', async () => {
  const { progress, job, recipe } = await painted(0, sent(await telephoneJpeg(1024, 1024, 1)));
  expect(progress).toMatchObject({ completed: 1, errors: [] });
  expect(job).toMatchObject({ pictures: 1 });
  expect(recipe?.picture).toMatchObject({ widths: [320, 640, 1024], height: 1024 });
  const file = await fetch(`${app.url}${recipe?.picture?.base}/640.webp`);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect({ status: file.status, type: file.headers.get('content-type') }).toEqual({
    ...{ status: 200, type: 'image/webp' },
  });
  expect(bytes.includes('Telephone')).toBe(false);
  expect(await leftOver()).toEqual([]);
});

test('the image model gets the name and the foods of the dish, and nothing of the order', async () => {
  server.willAnswer({ content: JSON.stringify(proposalOf(1)) });
  server.willPaint(sent(await jpeg(640, 640)));
  const { jobId } = await calls.ask({ count: 1, naturalLanguagePrompt: 'For Jo Planted' });
  await calls.ended(jobId);
  const [asked] = server.pictureRequests;
  expect(asked).toMatchObject({ model: 'test-images', prompt: expect.stringContaining(proposalOf(1).name) });
  expect(asked?.prompt).not.toContain('Jo Planted');
});

/** Bad answers of a server that was asked for a picture. */
const BAD: [what: string, answers: () => Answer[], requests: number][] = [
  ['bytes that are no picture', () => [sent(Buffer.from('no picture'.repeat(100)))], 1],
  ['the first bytes of a picture', () => [sent(hugePng(16, 16).subarray(0, 40))], 1],
  ['a picture of 30,000 by 30,000 pixels', () => [sent(hugePng(30_000, 30_000))], 1],
  ['an address, which is not followed', () => [{ picture: { url: `${server.url}/secret.png` } }], 1],
  ['nothing', () => [{ picture: {} }], 1],
  ['a page', () => [{ text: '<html>Sign in</html>', type: 'text/html' }], 1],
  ['half an answer', () => ['half'], 1],
  ['an error', () => [{ status: 500 }], 1],
  ['that there is no such model', () => [{ status: 404 }], 1],
  ['more than fits into memory', () => [{ text: ' '.repeat(21_000_000), type: 'application/json' }], 1],
];

test.each(BAD)('%s leaves the recipe with its drawing', async (...[, answers, requests]) => {
  const { progress, job, recipe } = await painted(
    10 + BAD.findIndex((one) => one[1] === answers),
    ...answers(),
  );
  expect(progress).toMatchObject({ currentStep: 'complete', completed: 1, failed: 0, errors: [] });
  expect(job).toMatchObject({ pictures: 0 });
  expect(recipe).toMatchObject({ picture: null, drawing: expect.any(String) });
  expect(server.pictureRequests).toHaveLength(requests);
  expect(await leftOver()).toEqual([]);
});

test('a server that has too many requests is asked for the picture again', async () => {
  const busy: Answer = { status: 429, retryAfter: '0' };
  const { job } = await painted(30, busy, busy, sent(await jpeg(640, 640)));
  expect(job).toMatchObject({ pictures: 1 });
  expect(server.pictureRequests).toHaveLength(3);
});
