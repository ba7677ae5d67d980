import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let admin: SignedInUser;
let trainer: SignedInUser;
let ann: SignedInUser;
let ben: SignedInUser;
let satay: { id: string };

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin' });
});

beforeEach(async () => {
  [trainer, ann, ben, satay] = await Promise.all([
    app.signedIn({ role: 'trainer' }),
    app.signedIn({ name: 'Ann' }),
    app.signedIn({ name: 'Ben' }),
    insertRecipe(app.db, {
      name: 'Chicken Satay',
      dietaryTags: ['gluten-free'],
      allergens: ['peanuts'],
      ingredients: [
        { name: 'chicken breast', foodId: 'chicken-breast' },
        { name: 'peanut butter', foodId: 'peanut-butter' },
      ],
    }),
  ]);
  for (const customer of [ann, ben]) await insertCoaching(app.db, trainer, customer);
});

afterAll(() => app.stop());

const assign = async (by: SignedInUser, to: SignedInUser[], more: object = {}) => {
  const { response, data, error } = await by.api.POST('/api/admin/assign-recipe', {
    body: { recipeId: satay.id, customerIds: to.map(({ id }) => id), ...more },
  });
  return { status: response.status, added: data?.added, error };
};

const says = (customer: SignedInUser, body: { dietaryRestrictions?: string[]; allergies?: string[] }) =>
  customer.api.PUT('/api/profile', { body: body as never });

describe('a recipe that breaks what a profile says', () => {
  test('is refused, and the answer names customer, recipe, ingredient, and restriction', async () => {
    await says(ann, { dietaryRestrictions: ['Vegetarian', 'no coriander'], allergies: ['peanuts'] });
    const { status, error } = await assign(trainer, [ann, ben]);
    expect({ status, code: error?.code, text: error?.error }).toEqual({
      ...{ status: 409, code: 'breaks_restrictions' },
      text: 'Chicken Satay breaks what Ann’s profile says, “Vegetarian” because of chicken breast. So does one more.',
    });
    const breach = { customerId: ann.id, customerName: 'Ann', recipeName: 'Chicken Satay', meal: null };
    expect(error?.details).toEqual({
      total: 2,
      breaches: [
        { ...breach, restriction: 'Vegetarian', ingredient: 'chicken breast' },
        { ...breach, restriction: 'Allergy: peanuts', ingredient: 'peanut butter' },
      ],
    });
    const { rows } = await app.db.query('select 1 from personalized_recipes where recipe_id = $1', [
      satay.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('is assigned once the trainer confirms it, which is recorded without what the profile says', async () => {
    await says(ann, { allergies: ['peanuts'] });
    expect(await assign(trainer, [ann], { confirmsRestrictions: true })).toMatchObject({
      status: 200,
      added: 1,
    });
    const { rows } = await app.db.query(
      `select actor_id, details from audit_log where action = 'recipe.restrictions_confirmed' and subject_id = $1`,
      [satay.id],
    );
    expect(rows).toEqual([
      { actor_id: trainer.id, details: { name: 'Chicken Satay', customerIds: [ann.id] } },
    ]);
  });

  test('is not asked about again for those who have it', async () => {
    await assign(trainer, [ann]);
    await says(ann, { allergies: ['peanuts'] });
    expect(await assign(trainer, [ann, ben])).toMatchObject({ status: 200, added: 1 });
  });

  test('is refused to admins, too, who are not told what the profile says', async () => {
    await says(ann, { allergies: ['peanuts'] });
    const { status, error } = await assign(admin, [ann]);
    expect({ status, text: error?.error, details: error?.details }).toEqual({
      status: 409,
      text: 'Chicken Satay breaks a restriction of Ann’s profile.',
      details: {
        total: 1,
        breaches: [
          {
            ...{ customerId: ann.id, customerName: 'Ann', recipeName: 'Chicken Satay', meal: null },
            ...{ restriction: null, ingredient: null },
          },
        ],
      },
    });
  });
});

test('a profile without restrictions, or with others, is no obstacle', async () => {
  await says(ann, { dietaryRestrictions: ['Gluten-Free', 'no coriander'], allergies: ['fish'] });
  expect(await assign(trainer, [ann, ben])).toMatchObject({ status: 200, added: 2 });
});
