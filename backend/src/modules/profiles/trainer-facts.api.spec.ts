import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

test('an admin reads what trainers say of themselves, and nothing of customers', async () => {
  const admin = await app.signedIn({ role: 'admin' });
  const trainer = await app.signedIn({ role: 'trainer' });
  const silent = await app.user({ role: 'trainer' });
  const ann = await app.user();
  const read = (id: string) =>
    admin.api.GET('/api/admin/trainers/{id}/profile', { params: { path: { id } } });
  const facts = { bio: 'Runs', specializations: ['Running'], certifications: ['NASM'], yearsExperience: 8 };
  await trainer.api.PUT('/api/profile', { body: facts });
  expect((await read(trainer.id)).data).toEqual(facts);
  expect((await read(silent.id)).data).toMatchObject({ bio: null, specializations: [] });
  expect((await read(ann.id)).response.status).toBe(404);
});
