import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { generate } from '../../../../test/factories/drafts.ts';
import { seedLibrary } from '../../../../test/factories/seed-library.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  await seedLibrary(app);
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

describe('a request for a plan', () => {
  test.each([
    [undefined, true],
    [null, true],
    [false, false],
  ])('cooks whole recipes unless it says otherwise: %j', async (wholeRecipes, expected) => {
    const { draft } = await generate(trainer, { days: 1, wholeRecipes });
    expect(draft?.mealPlan.rules.wholeRecipes).toBe(expected);
  });
});
