import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertRating } from '../../../../test/factories/engagement.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { NO_RATINGS, rate, readRatings, vote } from '../../../../test/support/rating-calls.ts';
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

const own = (by: SignedInUser, id: string) =>
  by.api.GET('/api/recipes/{id}/rating', { params: { path: { id } } });

describe('rating', () => {
  test('returns the rating and the current summary', async () => {
    const { id } = await insertRecipe(app.db);
    await rate(ben, id, { rating: 2, cookingDifficulty: 4 });
    const { response, data } = await rate(ann, id, {
      rating: 5,
      reviewText: ' Good.\nVery good. ',
      cookingDifficulty: 1,
      wouldCookAgain: true,
    });
    expect(response.status).toBe(200);
    expect(data).toMatchObject({
      message: 'Thank you for rating this recipe!',
      data: {
        rating: { rating: 5, reviewText: 'Good.\nVery good.', cookingDifficulty: 1, wouldCookAgain: true },
        summary: {
          averageRating: 3.5,
          totalRatings: 2,
          ratingDistribution: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 1 },
          totalReviews: 1,
          helpfulCount: 0,
          wouldCookAgainCount: 1,
          averageDifficulty: 2.5,
        },
      },
    });
    expect((await own(ann, id)).data).toEqual({ data: data?.data.rating });
    const { rows } = await app.db.query(
      `select interaction_value from recipe_interactions where recipe_id = $1 and interaction_type = 'rate' order by id`,
      [id],
    );
    expect(rows).toEqual([{ interaction_value: 2 }, { interaction_value: 5 }]);
  });

  test('again keeps omitted fields, and clears those that are null', async () => {
    const { id } = await insertRecipe(app.db);
    await rate(ann, id, { rating: 3, reviewText: 'Fine', cookingDifficulty: 2, wouldCookAgain: false });
    const again = await rate(ann, id, { rating: 4 });
    expect(again.data?.data.rating).toMatchObject({
      rating: 4,
      reviewText: 'Fine',
      cookingDifficulty: 2,
      wouldCookAgain: false,
    });
    const less = await rate(ann, id, {
      rating: 4,
      reviewText: null,
      cookingDifficulty: null,
      wouldCookAgain: null,
    });
    expect(less.data?.data).toMatchObject({
      rating: { rating: 4, reviewText: null, cookingDifficulty: null, wouldCookAgain: null },
      summary: { totalRatings: 1, totalReviews: 0, averageDifficulty: null },
    });
    expect((await rate(ann, id, { rating: 4, reviewText: '  ' })).data?.data.summary.totalReviews).toBe(0);
  });

  test('with 0 removes it, even if there was none', async () => {
    const { id } = await insertRecipe(app.db);
    await rate(ann, id, { rating: 3 });
    const { data } = await rate(ann, id, { rating: 0 });
    expect(data).toEqual({
      message: 'Your rating has been removed.',
      data: { rating: null, summary: NO_RATINGS },
    });
    expect((await own(ann, id)).data).toEqual({ data: null });
    expect((await rate(ann, id, { rating: 0 })).data?.data.summary).toEqual(NO_RATINGS);
    const { data: recipe } = await app.api.GET('/api/recipes/{id}', { params: { path: { id } } });
    expect(recipe).toMatchObject({ averageRating: null, totalRatings: 0 });
  });

  test('a recipe that the user may not see answers 404', async () => {
    const waiting = await insertRecipe(app.db, { approved: false });
    const others = await insertRecipe(app.db, { owner: ben });
    for (const { id } of [waiting, others]) {
      const answers = [
        await rate(ann, id, { rating: 5 }),
        await rate(ann, id, { rating: 0 }),
        await own(ann, id),
      ];
      expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404]);
      expect(await readRatings(app.api, id)).toBeUndefined();
    }
    const { rowCount } = await app.db.query('select from recipe_ratings where recipe_id = any($1)', [
      [waiting.id, others.id],
    ]);
    expect(rowCount).toBe(0);
  });

  test('your own recipe is impossible, but you see the ratings of others', async () => {
    const customer = await app.signedIn();
    await insertCoaching(app.db, ben, customer);
    for (const approved of [false, true]) {
      const { id } = await insertRecipe(app.db, { owner: ben, approved });
      const { response, error } = await rate(ben, id, { rating: 5 });
      expect([response.status, error?.code]).toEqual([409, 'own_recipe']);
      expect((await rate(ben, id, { rating: 0 })).response.status).toBe(200);
      expect((await rate(customer, id, { rating: 4 })).response.status).toBe(200);
      expect(await readRatings(ben.api, id)).toMatchObject({ total: 1, summary: { averageRating: 4 } });
    }
  });

  test('with an invalid rating names each field', async () => {
    const { response, error } = await rate(ann, 'soup', {
      rating: 6,
      reviewText: 'x'.repeat(1001),
      cookingDifficulty: 0,
      wouldCookAgain: 'yes' as never,
    });
    expect(response.status).toBe(400);
    expect(error?.fields).toEqual({
      recipeId: ['recipeId must be a UUID'],
      rating: [expect.stringMatching(/ 5\b/)],
      reviewText: ['A review must be at most 1000 characters'],
      cookingDifficulty: ['cookingDifficulty must be at least 1'],
      wouldCookAgain: ['wouldCookAgain must be true or false'],
    });
  });

  test('is open to all signed-in users, including admins', async () => {
    const { id } = await insertRecipe(app.db);
    const body = { recipeId: id, rating: 5 };
    expect((await app.api.POST('/api/favorites/rate', { body })).response.status).toBe(401);
    const admin = await app.signedIn({ role: 'admin' });
    expect((await rate(admin, id, { rating: 5 })).response.status).toBe(200);
  });
});

describe('at the same moment', () => {
  const sixOf = async () =>
    Promise.all([1, 2, 3, 4, 5, 5].map(async (stars) => ({ by: await app.signedIn(), stars })));

  test.each([
    ['the first of all', 'select from recipes where id = $1 for update', false],
    ['with others before', 'select from recipe_rating_summary where recipe_id = $1 for update', true],
  ])('six users rate (%s), and all of them count', async (_, sql, isRated) => {
    const { id } = await insertRecipe(app.db);
    if (isRated) await rate(ben, id, { rating: 1 });
    const raters = await sixOf();
    const answers = await app.meet({ sql, values: [id], count: 6 }, () =>
      Promise.all(raters.map(({ by, stars }) => rate(by, id, { rating: stars }))),
    );
    expect(answers.map(({ response }) => response.status)).toEqual(raters.map(() => 200));
    expect((await readRatings(app.api, id))?.summary).toMatchObject(
      isRated
        ? { totalRatings: 7, averageRating: 3, ratingDistribution: { 1: 2, 5: 2 } }
        : { totalRatings: 6, averageRating: 3.33, ratingDistribution: { 1: 1, 5: 2 } },
    );
  });

  test('one user rates twice, which makes one rating and a summary of it', async () => {
    const { id } = await insertRecipe(app.db);
    const answers = await app.meet(
      { sql: 'select from recipes where id = $1 for update', values: [id], count: 2 },
      () => Promise.all([rate(ann, id, { rating: 1 }), rate(ann, id, { rating: 5, reviewText: 'Good' })]),
    );
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
    const said = await readRatings(app.api, id);
    expect(said?.ratings).toHaveLength(1);
    expect(said?.ratings[0]?.reviewText).toBe('Good');
    expect(said?.summary).toMatchObject({ totalRatings: 1, averageRating: said?.ratings[0]?.rating });
  });

  test('one user rates and removes the rating, and the summary matches what is left', async () => {
    const { id } = await insertRecipe(app.db);
    await rate(ann, id, { rating: 2 });
    await app.meet(
      { sql: 'select from recipe_rating_summary where recipe_id = $1 for update', values: [id], count: 2 },
      () => Promise.all([rate(ann, id, { rating: 4 }), rate(ann, id, { rating: 0 })]),
    );
    const said = await readRatings(app.api, id);
    expect(said?.summary.totalRatings).toBe(said?.ratings.length);
  });

  test('a recipe is deleted while it is being rated, which answers 404 and leaves nothing', async () => {
    const { id } = await insertRecipe(app.db);
    await rate(ben, id, { rating: 3, reviewText: 'Good' });
    const answers = await app.meet({ sql: 'delete from recipes where id = $1', values: [id], count: 2 }, () =>
      Promise.all([rate(ann, id, { rating: 5 }), rate(ben, id, { rating: 0 })]),
    );
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404]);
    expect(await leftOf(id)).toEqual([]);
  });

  test('a rating, a vote, and the deletion of the recipe cause no deadlock', async () => {
    const { id } = await insertRecipe(app.db);
    const { id: review } = await insertRating(app.db, await app.user(), { id }, { reviewText: 'Good' });
    const hold = {
      sql: 'select from recipe_rating_summary where recipe_id = $1 for update',
      values: [id],
      count: 3,
    };
    const [rated, voted] = await app.meet(hold, () =>
      Promise.all([
        rate(ann, id, { rating: 5 }),
        vote(ben, review, true),
        app.db.query('delete from recipes where id = $1', [id]),
      ]),
    );
    expect([200, 404]).toContain(rated.response.status);
    expect([200, 404]).toContain(voted.response.status);
    expect(await leftOf(id)).toEqual([]);
  });

  const leftOf = async (id: string) => {
    const tables = ['recipe_ratings', 'recipe_rating_summary', 'recipe_interactions'];
    const counts = await Promise.all(
      tables.map((table) =>
        app.db.query(`select '${table}' as left from ${table} where recipe_id = $1`, [id]),
      ),
    );
    return counts.flatMap(({ rows }) => rows);
  };
});
