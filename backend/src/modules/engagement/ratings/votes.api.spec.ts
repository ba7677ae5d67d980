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

const takeVoteBack = (by: SignedInUser, id: string) =>
  by.api.DELETE('/api/ratings/{id}/helpful', { params: { path: { id } } });

describe('votes', () => {
  test('count once per voter, and can be changed and removed', async () => {
    const { id } = await insertRecipe(app.db);
    const carl = await app.signedIn();
    const review = await insertRating(app.db, ann, { id }, { reviewText: 'Good' });

    expect((await vote(ben, review.id, true)).data?.data).toEqual({ helpfulCount: 1, isHelpful: true });
    expect((await vote(ben, review.id, true)).data?.data).toEqual({ helpfulCount: 1, isHelpful: true });
    expect((await vote(carl, review.id, true)).data?.data).toEqual({ helpfulCount: 2, isHelpful: true });
    expect((await readRatings(app.api, id))?.summary.helpfulCount).toBe(2);
    expect((await vote(ben, review.id, false)).data?.data).toEqual({ helpfulCount: 1, isHelpful: false });
    expect((await takeVoteBack(carl, review.id)).data?.data).toEqual({ helpfulCount: 0, isHelpful: null });
    expect((await takeVoteBack(carl, review.id)).response.status).toBe(200);
    expect((await readRatings(app.api, id))?.summary.helpfulCount).toBe(0);
  });

  test('all count if several arrive at the same moment', async () => {
    const { id } = await insertRecipe(app.db);
    const review = await insertRating(app.db, ann, { id }, { reviewText: 'Good' });
    const voters = await Promise.all([1, 2, 3, 4].map(() => app.signedIn()));
    await app.meet(
      { sql: 'select from recipe_ratings where id = $1 for update', values: [review.id], count: 4 },
      () => Promise.all(voters.map((voter) => vote(voter, review.id, true))),
    );
    expect((await readRatings(app.api, id))?.summary.helpfulCount).toBe(4);
  });

  test('are deleted with the review', async () => {
    const { id } = await insertRecipe(app.db);
    const { data } = await rate(ann, id, { rating: 4, reviewText: 'Good' });
    await vote(ben, data?.data.rating?.id ?? '', true);
    expect((await rate(ann, id, { rating: 0 })).data?.data.summary).toEqual(NO_RATINGS);
  });

  test('are for other users’ reviews of recipes that the voter may see', async () => {
    const { id } = await insertRecipe(app.db);
    const mine = await insertRating(app.db, ann, { id });
    for (const answer of [await vote(ann, mine.id, true), await takeVoteBack(ann, mine.id)])
      expect([answer.response.status, answer.error?.code]).toEqual([409, 'own_rating']);

    const customer = await app.user();
    await insertCoaching(app.db, ben, customer);
    const hidden = await insertRating(app.db, customer, await insertRecipe(app.db, { owner: ben }));
    expect((await vote(ann, hidden.id, true)).response.status).toBe(404);
    expect((await takeVoteBack(ann, hidden.id)).response.status).toBe(404);
    expect((await vote(ben, hidden.id, true)).response.status).toBe(200);
  });
});
