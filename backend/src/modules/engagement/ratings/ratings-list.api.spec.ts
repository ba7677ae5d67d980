import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertRating } from '../../../../test/factories/engagement.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { NO_RATINGS, rate, readRatings, type Sort, vote } from '../../../../test/support/rating-calls.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let ann: SignedInUser;
let ben: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  [ann, ben] = await Promise.all([
    app.signedIn({ name: 'Ann' }),
    app.signedIn({ role: 'trainer', email: 'ben.cook@example.org' }),
  ]);
});

afterAll(() => app.stop());

describe('the list', () => {
  test('is sorted as requested, in pages, and shows no author’s email address', async () => {
    const { id } = await insertRecipe(app.db);
    const [carl, dora] = await Promise.all([app.user(), app.user()]);
    const day = (date: number) => new Date(Date.UTC(2026, 0, date));
    await insertRating(app.db, ann, { id }, { rating: 3, reviewText: 'Fine', at: day(1) });
    const helpful = await insertRating(
      app.db,
      ben,
      { id },
      { rating: 2, reviewText: 'Too salty', at: day(2) },
    );
    await insertRating(app.db, carl, { id }, { rating: 5, at: day(3) });
    await insertRating(app.db, dora, { id }, { rating: 4, at: day(4) });
    await vote(ann, helpful.id, true);

    const stars = async (sort?: Sort) =>
      (await readRatings(app.api, id, { sort }))?.ratings.map(({ rating }) => rating);
    expect(await stars()).toEqual([4, 5, 2, 3]);
    expect(await stars('rating_desc')).toEqual([5, 4, 3, 2]);
    expect(await stars('rating_asc')).toEqual([2, 3, 4, 5]);
    expect(await stars('reviews_desc')).toEqual([2, 3, 4, 5]);
    expect(await readRatings(app.api, id, { limit: 3, page: 2 })).toMatchObject({
      ratings: [{ rating: 3 }],
      total: 4,
    });

    expect((await readRatings(ann.api, id, { sort: 'reviews_desc' }))?.ratings).toMatchObject([
      { authorName: 'A trainer', isOwn: false, helpfulCount: 1, isHelpful: true },
      { authorName: 'Ann', isOwn: true, helpfulCount: 0, isHelpful: null },
      { isOwn: false },
      { isOwn: false },
    ]);
    const response = await fetch(`${app.url}/api/recipes/${id}/ratings`);
    const text = await response.text();
    expect(text).not.toMatch(/@|ben\.cook|Ann/);
    expect(JSON.parse(text).ratings[0]).toMatchObject({ authorName: 'A customer', isOwn: false });
  });

  test('hides reviews that were written before the recipe joined the library', async () => {
    const customer = await app.signedIn();
    await insertCoaching(app.db, ben, customer);
    const { id } = await insertRecipe(app.db, { owner: ben });
    const before = await insertRating(app.db, customer, { id }, { rating: 2, reviewText: 'Between us' });
    await app.db.query('update recipes set is_approved = true, approved_at = now() where id = $1', [id]);

    expect(await readRatings(app.api, id)).toMatchObject({
      ratings: [],
      total: 0,
      summary: { totalRatings: 1 },
    });
    expect((await vote(ann, before.id, true)).response.status).toBe(404);
    for (const { api } of [customer, ben])
      expect(await readRatings(api, id)).toMatchObject({
        ratings: [{ reviewText: 'Between us' }],
        total: 1,
      });
    const { data } = await app.api.GET('/api/recipes/{id}/engagement', { params: { path: { id } } });
    expect(data?.recentReview).toBeNull();

    await rate(customer, id, { rating: 3, reviewText: 'For all' });
    expect(await readRatings(app.api, id)).toMatchObject({ ratings: [{ reviewText: 'For all' }], total: 1 });
  });

  test('is empty if nobody has rated the recipe', async () => {
    const { id } = await insertRecipe(app.db);
    expect(await readRatings(app.api, id)).toEqual({ summary: NO_RATINGS, ratings: [], total: 0 });
  });
});
