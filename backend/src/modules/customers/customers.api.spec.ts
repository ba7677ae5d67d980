import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertAssignment } from '../../../test/factories/assignment.ts';
import { insertCoaching } from '../../../test/factories/coaching.ts';
import { insertRecipe } from '../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;
let admin: SignedInUser;
let trainer: SignedInUser;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin' });
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  ann = await app.signedIn({ name: 'Ann' });
  await insertCoaching(app.db, trainer, ann);
});

afterAll(() => app.stop());

const NO_PLAN = {
  ...{ hasMealPlan: false, activePlan: null },
  ...{ plan: null, nextPlan: null, planRemovedAt: null },
};

const ofTrainer = async (by: SignedInUser, query = {}) =>
  (await by.api.GET('/api/trainer/customers', { params: { query } })).data?.customers;

const all = async (query = {}) => (await admin.api.GET('/api/admin/customers', { params: { query } })).data;

describe("a trainer's own customers", () => {
  test('are listed with the day on which coaching began', async () => {
    const { data } = await trainer.api.GET('/api/trainer/customers');
    // Signing in counts as a visit, which is written a little later.
    const lastSeenAt = data?.customers[0]?.lastSeenAt;
    expect(data).toEqual({
      ...{ found: 1, total: 1, inNeed: 1 },
      customers: [
        {
          id: ann.id,
          email: ann.email,
          name: 'Ann',
          ...NO_PLAN,
          firstAssignedAt: expect.any(String),
          beganBy: 'invitation',
          isClosed: false,
          profilePicture: null,
          ...{ lastWeighIn: null, lastSeenAt, needs: ['no-plan'], brokenRestrictions: [] },
        },
      ],
    });
  });

  test('do not include those of another trainer', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    expect(await ofTrainer(other)).toEqual([]);
  });

  test('include closed accounts, which are marked', async () => {
    const closed = await app.user({ disabled: true });
    await insertCoaching(app.db, trainer, closed);
    const told = (await ofTrainer(trainer))?.map(({ id, isClosed }) => [id, isClosed]);
    expect(told).toEqual(
      expect.arrayContaining([
        [ann.id, false],
        [closed.id, true],
      ]),
    );
  });

  test('are listed only for trainers', async () => {
    const statusFor = async (api = app.api) => (await api.GET('/api/trainer/customers')).response.status;
    expect([await statusFor(), await statusFor(ann.api), await statusFor(admin.api)]).toEqual([
      401, 403, 403,
    ]);
  });
});

describe('the customers of the whole site', () => {
  test('are listed for admins, as a plain array without closed accounts', async () => {
    const closed = await app.user({ disabled: true });
    const customers = await all();
    expect(customers).toContainEqual({ id: ann.id, email: ann.email, name: 'Ann', ...NO_PLAN });
    const ids = customers?.map(({ id }) => id);
    for (const { id } of [closed, trainer, admin]) expect(ids).not.toContain(id);
    const emails = customers?.map(({ email }) => email);
    expect(emails).toEqual(emails?.toSorted());
  });

  test('are listed only for admins', async () => {
    const statusFor = async (api = app.api) => (await api.GET('/api/admin/customers')).response.status;
    expect([await statusFor(), await statusFor(ann.api), await statusFor(trainer.api)]).toEqual([
      401, 403, 403,
    ]);
  });
});

describe('the list of customers for a recipe', () => {
  const NOWHERE = randomUUID();

  const statuses = async (recipeId: string) => {
    const params = { query: { recipeId } };
    const answers = [
      await trainer.api.GET('/api/trainer/customers', { params }),
      await admin.api.GET('/api/admin/customers', { params }),
    ];
    return answers.map(({ response }) => response.status);
  };

  test('says of each customer whether they have it', async () => {
    const ben = await app.user();
    await insertCoaching(app.db, trainer, ben);
    const recipe = await insertRecipe(app.db);
    await insertAssignment(app.db, admin, ann, recipe);
    await insertAssignment(app.db, admin, ben, await insertRecipe(app.db));

    for (const customers of [
      await ofTrainer(trainer, { recipeId: recipe.id }),
      await all({ recipeId: recipe.id }),
    ]) {
      expect(customers).toContainEqual(expect.objectContaining({ id: ann.id, hasRecipe: true }));
      expect(customers).toContainEqual(expect.objectContaining({ id: ben.id, hasRecipe: false }));
    }
  });

  test('says who else assigned it, which a trainer cannot undo but an admin can', async () => {
    const [other, ben, carl] = await Promise.all([
      app.user({ role: 'trainer', name: 'Toni', email: 'toni@secret.example' }),
      app.user(),
      app.user(),
    ]);
    for (const customer of [ben, carl]) await insertCoaching(app.db, trainer, customer);
    const recipe = await insertRecipe(app.db);
    await insertAssignment(app.db, trainer, ann, recipe);
    await insertAssignment(app.db, other, ben, recipe);
    await insertAssignment(app.db, admin, carl, recipe);

    const told = (customers: Awaited<ReturnType<typeof all>>) =>
      [ann, ben, carl].map(({ id }) => {
        const found = customers?.find((customer) => customer.id === id);
        return [found?.assignedBy, found?.isFixed];
      });
    const query = { recipeId: recipe.id };
    expect(told(await ofTrainer(trainer, query))).toEqual([
      [null, false],
      ['Toni', true],
      ['An admin', true],
    ]);
    expect(told(await all(query))).toEqual([
      ['A trainer', false],
      ['Toni', false],
      [null, false],
    ]);
  });

  test('contains only customers to whom it can be assigned, and no closed account', async () => {
    const closed = await app.user({ disabled: true });
    await insertCoaching(app.db, trainer, closed);
    const { id } = await insertRecipe(app.db);
    expect(await ofTrainer(trainer)).toHaveLength(2);
    expect(await ofTrainer(trainer, { recipeId: id })).toMatchObject([{ id: ann.id, hasRecipe: false }]);
  });

  test('works for a trainer’s own recipe, but not for other users', async () => {
    const { id } = await insertRecipe(app.db, { owner: trainer });
    expect(await statuses(id)).toEqual([200, 404]);
    const other = await app.user({ role: 'trainer' });
    expect(await statuses((await insertRecipe(app.db, { owner: other })).id)).toEqual([404, 404]);
  });

  test('answers 404 for a missing or unapproved recipe, and refuses an invalid ID', async () => {
    expect(await statuses(NOWHERE)).toEqual([404, 404]);
    expect(await statuses((await insertRecipe(app.db, { approved: false })).id)).toEqual([404, 404]);
    expect(await statuses('soup')).toEqual([400, 400]);
  });
});
