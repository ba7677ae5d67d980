import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  change,
  changed,
  newDraft,
  regenerated,
  type ShownDraft,
  undone,
} from '../../../../test/factories/drafts.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
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

const ofDinner = (day: number) => ({ day, mealNumber: 4 });

async function offeredAt({ draftId }: ShownDraft, place: { day: number; mealNumber: number }) {
  const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}/leftovers', {
    params: { path: { id: draftId }, query: place },
  });
  return data?.leftovers ?? [];
}

const mealIn = ({ mealPlan }: ShownDraft, place: { day: number; mealNumber: number }) =>
  mealPlan.meals.find(({ day, mealNumber }) => day === place.day && mealNumber === place.mealNumber);

/** A draft in which a stew is cooked on day 5, and everything else is fresh. */
async function draftWithStew() {
  const stew = await insertRecipe(app.db, {
    name: 'Bean Stew',
    instructions: 'Simmer it for an hour.',
    cook: 60,
  });
  return changed(trainer, await newDraft(trainer, { cooking: 'fresh' }), {
    meal: ofDinner(5),
    recipeId: stew.id,
  });
}

/** A draft whose last dinner is left over from an earlier meal. */
async function draftWithLeftovers() {
  const draft = await draftWithStew();
  const [offer] = await offeredAt(draft, ofDinner(7));
  if (!offer) throw new Error('No dish of this week keeps');
  const { leftoverOf: cookedAt } = offer;
  const eaten = await changed(trainer, draft, { meal: ofDinner(7), leftoverOf: cookedAt });
  return { draft, eaten, cookedAt, offer };
}

const shoppingOf = async ({ draftId }: ShownDraft) => {
  const { data } = await trainer.api.GET('/api/meal-plans/{id}/prep', {
    params: { path: { id: draftId } },
  });
  if (!data) throw new Error('There is no guide');
  return data;
};

describe('leftovers', () => {
  test('are offered from earlier dishes that keep, in the portion that fits the day', async () => {
    const { eaten, offer, cookedAt } = await draftWithLeftovers();
    expect(mealIn(eaten, ofDinner(7))).toMatchObject({
      leftoverOf: cookedAt,
      servings: offer.servings,
      recipe: { id: offer.recipe.id },
    });
    expect(eaten.certificate.days[6]).toMatchObject({ actual: offer.day, holds: offer.holds });
    expect(eaten.certificate.rules.find(({ rule }) => rule === 'leftovers')).toMatchObject({ holds: true });
  });

  test('are in the guide with the meal that cooks them', async () => {
    const { eaten, offer, cookedAt } = await draftWithLeftovers();
    const { guide } = await shoppingOf(eaten);
    const advice = guide?.storageInstructions.filter(({ ingredient }) =>
      ingredient.startsWith(offer.recipe.name),
    );
    expect(advice).not.toEqual([]);
    const alone = await changed(trainer, eaten, { meal: ofDinner(7), ...(await otherDish(eaten)) });
    expect(mealIn(alone, cookedAt)?.recipe.id).toBe(offer.recipe.id);
    expect(mealIn(alone, ofDinner(7))?.leftoverOf).toBeUndefined();
  });

  test('are none of a dish that is cooked later, does not keep, or is not there', async () => {
    const draft = await newDraft(trainer, { cooking: 'fresh' });
    const offered = await offeredAt(draft, ofDinner(3));
    const kept = new Set(offered.map(({ leftoverOf }) => `${leftoverOf.day}:${leftoverOf.mealNumber}`));
    const spoils = draft.mealPlan.meals.find(
      ({ day, mealNumber }) => day < 3 && !kept.has(`${day}:${mealNumber}`),
    );
    for (const leftoverOf of [ofDinner(5), ofDinner(3), ofDinner(9), spoils].map((place) => ({
      day: place?.day ?? 0,
      mealNumber: place?.mealNumber ?? 0,
    }))) {
      const { status, error } = await change(trainer, draft, { meal: ofDinner(3), leftoverOf });
      expect([status, error?.fields]).toEqual([
        400,
        { leftoverOf: ['This dish is not cooked before that meal, or it does not keep until then'] },
      ]);
    }
    expect(await offeredAt(draft, ofDinner(1))).toEqual([]);
  });

  test('are one change, and no recipe is named with them', async () => {
    const { draft, cookedAt } = await draftWithLeftovers();
    const { id } = await insertRecipe(app.db);
    const fresh = await newDraft(trainer, { cooking: 'fresh' });
    for (const more of [{ recipeId: id }, { locked: true }, { exchangeWith: ofDinner(1) }])
      expect(
        (await change(trainer, fresh, { meal: ofDinner(7), leftoverOf: cookedAt, ...more })).status,
      ).toBe(400);
    expect(draft.mealPlan.meals.every(({ leftoverOf }) => leftoverOf === undefined)).toBe(true);
  });

  test('are nobody else’s to see', async () => {
    const { eaten } = await draftWithLeftovers();
    const other = await app.signedIn({ role: 'trainer' });
    const { response } = await other.api.GET('/api/meal-plan/drafts/{id}/leftovers', {
      params: { path: { id: eaten.draftId }, query: ofDinner(7) },
    });
    expect(response.status).toBe(404);
  });
});

const otherDish = async (draft: ShownDraft) => {
  const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}/swaps', {
    params: { path: { id: draft.draftId }, query: ofDinner(7) },
  });
  const [first] = data?.candidates ?? [];
  return { recipeId: first?.recipe.id, servings: first?.servings };
};

describe('a meal that cooks for another', () => {
  test('is swapped alone, and its leftovers are cooked where they are eaten', async () => {
    const { eaten, cookedAt, offer } = await draftWithLeftovers();
    const { id } = await insertRecipe(app.db, { mealTypes: ['lunch', 'dinner'] });
    const after = await changed(trainer, eaten, { meal: cookedAt, recipeId: id });
    expect(mealIn(after, cookedAt)?.recipe.id).toBe(id);
    expect(mealIn(after, ofDinner(7))?.recipe.id).toBe(offer.recipe.id);
    expect(mealIn(after, ofDinner(7))?.leftoverOf).toBeUndefined();
    const back = await undone(trainer, after);
    expect(mealIn(back, ofDinner(7))?.leftoverOf).toEqual(cookedAt);
  });

  test('names the lunch that would have to be cooked if it is swapped alone', async () => {
    const stew = await insertRecipe(app.db, { name: 'Lentil Stew', mealTypes: ['dinner'], cook: 60 });
    const lunch = { day: 6, mealNumber: 2 };
    const fresh = await newDraft(trainer, { cooking: 'fresh' });
    const cooked = await changed(trainer, fresh, { meal: ofDinner(5), recipeId: stew.id });
    const eaten = await changed(trainer, cooked, { meal: lunch, leftoverOf: ofDinner(5) });
    const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}/swaps', {
      params: { path: { id: eaten.draftId }, query: ofDinner(5) },
    });
    const words =
      'Every recipe suits its meal (Day 6, lunch: Lentil Stew is for dinner, and only leftovers of it may be lunch)';
    expect(data?.candidates.length).toBeGreaterThan(0);
    for (const { breaks, forPot } of data?.candidates ?? []) {
      expect(breaks).toContain(words);
      expect(forPot?.breaks).not.toContain(words);
    }
  });

  test('is swapped with its leftovers for what keeps, and for nothing else', async () => {
    const { eaten, cookedAt } = await draftWithLeftovers();
    const stew = await insertRecipe(app.db, {
      name: 'Braised Beef Stew',
      instructions: 'Simmer it for an hour.',
    });
    const salad = await insertRecipe(app.db, { name: 'Green Salad' });
    await app.db.query('update recipes set cook_time_minutes = 60 where id = $1', [stew.id]);
    const swap = (recipeId: string) =>
      change(trainer, eaten, { meal: cookedAt, recipeId, withLeftovers: true });
    const refused = await swap(salad.id);
    expect([refused.status, refused.error?.fields]).toEqual([
      400,
      { withLeftovers: ['Green Salad does not keep until day 7. Swap only this meal.'] },
    ]);
    const { draft } = await swap(stew.id);
    expect(draft && mealIn(draft, ofDinner(7))).toMatchObject({
      leftoverOf: cookedAt,
      recipe: { id: stew.id },
    });
  });

  test('is swapped without the leftovers that are locked', async () => {
    const { eaten, offer, cookedAt } = await draftWithLeftovers();
    const locked = await changed(trainer, eaten, { meal: ofDinner(7), locked: true });
    const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}/swaps', {
      params: { path: { id: locked.draftId }, query: cookedAt },
    });
    expect(data?.candidates.map(({ forPot }) => forPot)).toEqual(data?.candidates.map(() => undefined));
    const { id: recipeId } = await insertRecipe(app.db, { mealTypes: ['lunch', 'dinner'] });
    const after = await changed(trainer, locked, { meal: cookedAt, recipeId, withLeftovers: true });
    expect(mealIn(after, cookedAt)?.recipe.id).toBe(recipeId);
    expect(mealIn(after, ofDinner(7))?.recipe.id).toBe(offer.recipe.id);
  });

  test('stays when its leftovers are locked and the rest is generated again', async () => {
    const { eaten, offer, cookedAt } = await draftWithLeftovers();
    const locked = await changed(trainer, eaten, { meal: ofDinner(7), locked: true });
    const after = await regenerated(trainer, locked);
    expect(mealIn(after, ofDinner(7))).toMatchObject({ leftoverOf: cookedAt, recipe: offer.recipe });
    expect(mealIn(after, cookedAt)?.recipe.id).toBe(offer.recipe.id);
    expect(after.locked).toEqual([ofDinner(7)]);
  });
});

describe('a plan that a client sends', () => {
  const save = async (mealPlanData: object) => {
    const { response, data, error } = await trainer.api.POST('/api/trainer/meal-plans', {
      body: { mealPlanData } as never,
    });
    return { status: response.status, data, fields: error?.fields };
  };

  test('keeps its leftovers', async () => {
    const { eaten, cookedAt } = await draftWithLeftovers();
    const { data } = await save(eaten.mealPlan);
    expect(JSON.stringify(data)).toContain(JSON.stringify({ leftoverOf: cookedAt }).slice(1, -1));
  });

  test('is refused where something is left over from what is not cooked before', async () => {
    const { draft } = await draftWithLeftovers();
    const meals = draft.mealPlan.meals.map((meal) =>
      meal.day === 2 && meal.mealNumber === 1 ? { ...meal, leftoverOf: ofDinner(6) } : meal,
    );
    expect(await save({ ...draft.mealPlan, meals })).toMatchObject({
      status: 400,
      fields: { meals: ['Meal 1 of day 2 is left over from a meal that does not cook it before'] },
    });
  });
});
