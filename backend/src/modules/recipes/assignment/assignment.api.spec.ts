import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertAssignment } from '../../../../test/factories/assignment.ts';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let admin: SignedInUser;
let trainer: SignedInUser;
let ann: SignedInUser;
let ben: SignedInUser;
let recipe: { id: string };

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin', email: 'root@example.org' });
});

beforeEach(async () => {
  [trainer, ann, ben, recipe] = await Promise.all([
    app.signedIn({ role: 'trainer', name: 'Toni' }),
    app.signedIn(),
    app.signedIn(),
    insertRecipe(app.db, { name: 'Lentil soup' }),
  ]);
  for (const customer of [ann, ben]) await insertCoaching(app.db, trainer, customer);
});

afterAll(() => app.stop());

const assign = async (by: SignedInUser, customers: { id: string }[], { id } = recipe) => {
  const { response, data, error } = await by.api.POST('/api/admin/assign-recipe', {
    body: { recipeId: id, customerIds: customers.map((customer) => customer.id) },
  });
  return data ?? [response.status, error?.message];
};

const holders = async ({ id } = recipe) => {
  const { rows } = await app.db.query<{ customer_id: string }>(
    'select customer_id from personalized_recipes where recipe_id = $1',
    [id],
  );
  return rows.map((row) => row.customer_id).sort();
};

const ids = (...customers: { id: string }[]) => customers.map(({ id }) => id).sort();

const listOf = async (customer: SignedInUser, query = {}) =>
  (await customer.api.GET('/api/customer/recipes', { params: { query } })).data;

const NO_RECIPE = [404, 'Recipe not found'];
const NO_CUSTOMER = [404, 'Customer not found'];

test('customers outside the decision keep the recipe, or stay without it', async () => {
  const [carl, foreign] = [await app.signedIn(), await app.signedIn()];
  await insertCoaching(app.db, trainer, carl);
  await insertAssignment(app.db, trainer, foreign, recipe);
  await assign(trainer, [ann, ben]);
  const { data } = await trainer.api.POST('/api/admin/assign-recipe', {
    body: { recipeId: recipe.id, customerIds: ids(carl), among: ids(carl, ben, foreign) },
  });
  expect(data).toMatchObject({ added: 1, removed: 1 });
  expect(await holders()).toEqual(ids(ann, carl, foreign));
});

describe('assigning a recipe', () => {
  test('counts and says what has changed', async () => {
    expect(await assign(trainer, [ann])).toEqual({ added: 1, removed: 0, message: 'Recipe Assigned' });
    expect(await assign(trainer, [ann])).toEqual({ added: 0, removed: 0, message: 'No Changes Made' });
    expect(await assign(trainer, [ben])).toEqual({
      added: 1,
      removed: 1,
      message: 'Recipe assigned to 1 customer and unassigned from 1 customer.',
    });
    expect(await assign(trainer, [])).toEqual({ added: 0, removed: 1, message: 'Recipe Unassigned' });
    expect(await holders()).toEqual([]);
  });

  test('decides on all customers for an admin, whoever assigned it', async () => {
    const carl = await app.user();
    await assign(trainer, [ann]);
    expect(await assign(admin, [ben, carl])).toMatchObject({ added: 2, removed: 1 });
    expect(await holders()).toEqual(ids(ben, carl));
  });

  test('decides only on a trainer’s own customers', async () => {
    const carl = await app.user();
    await assign(trainer, [ann]);
    await assign(admin, [ann, carl]);
    expect(await assign(trainer, [ben])).toMatchObject({ added: 1, removed: 1 });
    expect(await holders()).toEqual(ids(ben, carl));
  });

  test('leaves what another trainer assigned to a shared customer', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    await insertCoaching(app.db, other, ann);
    await assign(other, [ann]);
    expect(await assign(trainer, [ann, ben])).toMatchObject({ added: 1, removed: 0 });
    expect(await assign(trainer, [])).toMatchObject({ added: 0, removed: 1 });
    expect(await holders()).toEqual([ann.id]);
    expect(await assign(other, [])).toMatchObject({ removed: 1 });

    await assign(trainer, [ann]);
    expect(await assign(admin, [])).toMatchObject({ removed: 1 });
    expect(await holders()).toEqual([]);
  });

  test('leaves the recipe to closed accounts, which cannot be selected', async () => {
    const closed = await app.user({ disabled: true });
    await insertCoaching(app.db, trainer, closed);
    await insertAssignment(app.db, trainer, closed, recipe);
    for (const by of [trainer, admin]) expect(await assign(by, [])).toMatchObject({ removed: 0 });
    expect(await holders()).toEqual([closed.id]);
  });

  test('does not affect other recipes', async () => {
    const other = await insertRecipe(app.db);
    await assign(trainer, [ann], other);
    await assign(trainer, [ben]);
    expect(await holders(other)).toEqual([ann.id]);
  });

  test('assigns a trainer’s own recipe to the trainer’s customers', async () => {
    const own = await insertRecipe(app.db, { owner: trainer });
    expect(await assign(trainer, [ann, ben], own)).toMatchObject({ added: 2 });
    expect(await listOf(ann)).toMatchObject({ recipes: [{ id: own.id, isApproved: false }], total: 1 });
  });
});

describe('assigning answers 404 and changes nothing for', () => {
  test('a user who is not a customer, has a closed account, or belongs to another trainer', async () => {
    const stranger = await app.user();
    const closed = await app.user({ disabled: true });
    await insertCoaching(app.db, trainer, closed);
    await assign(trainer, [ann]);
    for (const nobody of [{ id: randomUUID() }, trainer, admin, closed, stranger])
      expect(await assign(trainer, [ben, nobody])).toEqual(NO_CUSTOMER);
    for (const nobody of [{ id: randomUUID() }, trainer, admin, closed])
      expect(await assign(admin, [ben, nobody])).toEqual(NO_CUSTOMER);
    expect(await holders()).toEqual([ann.id]);
  });

  test('a customer whose coaching has ended, even to unassign', async () => {
    await assign(trainer, [ann, ben]);
    await app.db.query('update coaching set ended_at = now() where customer_id = $1', [ann.id]);
    expect(await assign(trainer, [ann])).toEqual(NO_CUSTOMER);
    expect(await assign(trainer, [])).toMatchObject({ removed: 1 });
    expect(await holders()).toEqual([ann.id]);
  });

  test('a recipe that is missing, not approved, or another trainer’s', async () => {
    const others = await insertRecipe(app.db, { owner: await app.user({ role: 'trainer' }) });
    const offered = await insertRecipe(app.db, { owner: trainer, offered: true });
    const waiting = await insertRecipe(app.db, { approved: false });
    for (const one of [{ id: randomUUID() }, others, waiting])
      expect(await assign(trainer, [ann], one)).toEqual(NO_RECIPE);
    for (const one of [others, waiting, offered]) expect(await assign(admin, [ann], one)).toEqual(NO_RECIPE);
  });

  test('a customer who could not see the recipe', async () => {
    const own = await insertRecipe(app.db, { owner: admin });
    expect(await assign(admin, [ann], own)).toEqual(NO_CUSTOMER);
  });

  test('an invalid request, with an error for each field', async () => {
    const { response, error } = await admin.api.POST('/api/admin/assign-recipe', {
      body: { recipeId: 'soup', customerIds: [ann.id, ann.id] },
    });
    expect([response.status, error?.fields]).toEqual([
      400,
      { recipeId: ['recipeId must be a UUID'], customerIds: ['customerIds must not repeat a value'] },
    ]);
    const many = Array.from({ length: 501 }, () => ({ id: randomUUID() }));
    expect(await assign(admin, many)).toEqual([400, 'customerIds must be at most 500']);
    expect(await assign(admin, many.slice(1))).toEqual(NO_CUSTOMER);
  });

  test('visitors and customers', async () => {
    const body = { recipeId: recipe.id, customerIds: [] };
    expect((await app.api.POST('/api/admin/assign-recipe', { body })).response.status).toBe(401);
    expect((await ann.api.POST('/api/admin/assign-recipe', { body })).response.status).toBe(403);
  });
});

describe('at the same moment', () => {
  test('a trainer leaves what an admin assigns', async () => {
    const hold = { sql: 'select from recipes where id = $1 for update', values: [recipe.id], count: 2 };
    const answers = await app.meet(hold, () => Promise.all([assign(trainer, [ann]), assign(admin, [ben])]));
    expect(answers.map((answer) => 'added' in answer && answer.added)).toEqual([1, 1]);
    expect([[ben.id], ids(ann, ben)]).toContainEqual(await holders());
  });

  test('two identical requests happen once', async () => {
    const hold = { sql: 'select from recipes where id = $1 for update', values: [recipe.id], count: 2 };
    const answers = await app.meet(hold, () =>
      Promise.all([assign(trainer, [ann, ben]), assign(trainer, [ann, ben])]),
    );
    expect(answers.map((answer) => 'added' in answer && answer.added).sort()).toEqual([0, 2]);
    expect(await holders()).toEqual(ids(ann, ben));
  });

  test('a recipe that is deleted is not found and leaves no assignments', async () => {
    await assign(trainer, [ann]);
    const hold = { sql: 'delete from recipes where id = $1', values: [recipe.id], count: 1 };
    expect(await app.meet(hold, () => assign(trainer, [ann, ben]))).toEqual(NO_RECIPE);
    expect(await holders()).toEqual([]);
  });

  test('a customer who is unlinked gets nothing from the trainer', async () => {
    const hold = {
      sql: `with held as (select id from users where id = $1 for update)
            update coaching set ended_at = now() where customer_id in (select id from held)`,
      values: [ann.id],
      count: 1,
    };
    expect(await app.meet(hold, () => assign(trainer, [ann]))).toEqual(NO_CUSTOMER);
    expect(await holders()).toEqual([]);
  });
});

describe('the list of assigned recipes', () => {
  test('has cards, the latest first, with who assigned them and when', async () => {
    const older = await insertRecipe(app.db, { name: 'Porridge' });
    await insertAssignment(app.db, admin, ann, older, new Date('2026-01-01T10:00:00Z'));
    const before = Date.now();
    await assign(trainer, [ann, ben]);

    const first = await listOf(ann, { limit: 1 });
    expect(first).toMatchObject({ total: 2, recipes: [{ name: 'Lentil soup', assignedBy: 'Toni' }] });
    expect(first?.recipes[0]).not.toHaveProperty('ingredientsJson');
    const at = Date.parse(first?.recipes[0]?.assignedAt ?? '');
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
    expect(await listOf(ann, { limit: 1, page: 2 })).toMatchObject({
      total: 2,
      recipes: [{ name: 'Porridge', assignedBy: 'root', assignedAt: '2026-01-01T10:00:00.000Z' }],
    });
    expect(await listOf(ben)).toMatchObject({ total: 1 });
    expect(await listOf(await app.signedIn())).toEqual({ recipes: [], total: 0 });
  });

  test('has only recipes that the customer can see now', async () => {
    const own = await insertRecipe(app.db, { owner: trainer });
    await assign(trainer, [ann], own);
    await assign(trainer, [ann]);
    expect(await listOf(ann)).toMatchObject({ total: 2 });
    await app.db.query('update coaching set ended_at = now() where customer_id = $1', [ann.id]);
    expect(await listOf(ann)).toMatchObject({ recipes: [{ id: recipe.id }], total: 1 });
  });

  test('is only for customers', async () => {
    const statusFor = async (api = app.api) => (await api.GET('/api/customer/recipes')).response.status;
    expect([await statusFor(), await statusFor(trainer.api), await statusFor(admin.api)]).toEqual([
      401, 403, 403,
    ]);
  });

  test('comes in numbered pages', async () => {
    const { response, error } = await ann.api.GET('/api/customer/recipes', {
      params: { query: { page: 0, limit: 101 } },
    });
    expect([response.status, Object.keys(error?.fields ?? {}).sort()]).toEqual([400, ['limit', 'page']]);
  });
});
