import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertFavorite, insertInteraction, insertRating } from '../../../../test/factories/engagement.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const engagementOf = async (id: string, api = app.api) =>
  (await api.GET('/api/recipes/{id}/engagement', { params: { path: { id } } })).data;

describe('what people did with a recipe', () => {
  test('is empty at first', async () => {
    const { id } = await insertRecipe(app.db);
    expect(await engagementOf(id)).toEqual({
      avgRating: 0,
      totalRatings: 0,
      viewCount: 0,
      cookCount: 0,
      favoriteCount: 0,
      recentReview: null,
      isFavorited: false,
      ownRating: null,
      isRecommended: false,
      recommendationReason: null,
    });
  });

  test('is counted, with the latest written review', async () => {
    const [ann, ben, carl] = await Promise.all([app.signedIn(), app.user({ name: 'Ben' }), app.user()]);
    const recipe = await insertRecipe(app.db);
    await insertRating(app.db, carl, recipe, { rating: 5, reviewText: 'Old', at: new Date('2026-01-01') });
    await insertRating(app.db, ben, recipe, { rating: 4, reviewText: 'Good', at: new Date('2026-01-02') });
    await insertRating(app.db, ann, recipe, { rating: 2, at: new Date('2026-01-03') });
    await insertFavorite(app.db, ann, recipe);
    for (const type of ['view', 'cook', 'share'] as const) await insertInteraction(app.db, ben, recipe, type);
    for (const type of ['view', 'cook'] as const) await insertInteraction(app.db, carl, recipe, type);

    const all = {
      avgRating: 3.67,
      totalRatings: 3,
      viewCount: 2,
      cookCount: 2,
      favoriteCount: 1,
      recentReview: { authorName: 'Ben', rating: 4, comment: 'Good' },
    };
    expect(await engagementOf(recipe.id, ann.api)).toMatchObject({ ...all, isFavorited: true, ownRating: 2 });
    expect(await engagementOf(recipe.id)).toMatchObject({ ...all, isFavorited: false, ownRating: null });
  });

  test('does not count the user’s own views', async () => {
    const [ann, ben] = await Promise.all([app.signedIn(), app.user()]);
    const recipe = await insertRecipe(app.db);
    await insertInteraction(app.db, ann, recipe, 'view');
    expect(await engagementOf(recipe.id, ann.api)).toMatchObject({ viewCount: 0 });
    await insertInteraction(app.db, ben, recipe, 'view');
    expect(await engagementOf(recipe.id, ann.api)).toMatchObject({ viewCount: 1 });
    expect(await engagementOf(recipe.id)).toMatchObject({ viewCount: 2 });
  });

  test('is hidden for recipes that the user may not see', async () => {
    const { id } = await insertRecipe(app.db, { owner: await app.user({ role: 'trainer' }) });
    const params = { path: { id } };
    expect((await app.api.GET('/api/recipes/{id}/engagement', { params })).response.status).toBe(404);
  });
});

describe('the reason to recommend it', () => {
  const whyTo = async (user: SignedInUser, id: string) => {
    const said = await engagementOf(id, user.api);
    expect(said?.isRecommended).toBe(said?.recommendationReason !== null);
    return said?.recommendationReason;
  };

  const tofu = (cuisine?: string) => insertRecipe(app.db, { mainIngredients: ['tofu', 'rice'], cuisine });

  test('is a recipe that the user rated highly, and changes with the rating', async () => {
    const ann = await app.signedIn();
    const { id } = await tofu();
    for (const rating of [4, 3, 5]) {
      expect(await whyTo(ann, id)).toBeNull();
      await insertRating(app.db, ann, await tofu(), { rating });
    }
    expect(await whyTo(ann, id)).toBe('You rated 2 similar tofu recipes 4 stars or more');
    const { id: other } = await insertRecipe(app.db, { mainIngredients: ['rice'] });
    expect(await whyTo(ann, other)).toBeNull();

    await app.db.query('delete from recipe_ratings where user_id = $1 and rating = 5', [ann.id]);
    expect(await whyTo(ann, id)).toBeNull();
  });

  test('is a recipe that the user has favorited or cooked', async () => {
    const [ann, ben] = await Promise.all([app.signedIn(), app.signedIn()]);
    const { id } = await tofu('middle eastern');
    for (let n = 0; n < 3; n += 1) await insertFavorite(app.db, ann, await tofu());
    expect(await whyTo(ann, id)).toBe('3 of your favorites are tofu recipes');

    const dish = await insertRecipe(app.db, { cuisine: 'middle eastern' });
    for (let n = 0; n < 3; n += 1) await insertInteraction(app.db, ben, dish, 'cook');
    expect(await whyTo(ben, id)).toBe('You often cook Middle Eastern dishes');
  });

  test('is missing for recipes that are already favorites or rated', async () => {
    const ann = await app.signedIn();
    const [kept, rated] = [await tofu(), await tofu()];
    for (let n = 0; n < 2; n += 1) await insertRating(app.db, ann, await tofu(), { rating: 5 });
    expect(await whyTo(ann, kept.id)).not.toBeNull();
    await insertFavorite(app.db, ann, kept);
    await insertRating(app.db, ann, rated, { rating: 1 });
    expect([await whyTo(ann, kept.id), await whyTo(ann, rated.id)]).toEqual([null, null]);
  });
});
