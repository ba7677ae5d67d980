import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  change,
  changed,
  dishes,
  newDraft,
  regenerated,
  type ShownDraft,
  undone,
} from '../../../../test/factories/drafts.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { DraftWorld } from '../../../../test/support/draft-world.ts';

const world = DraftWorld.ofSpec();

const swapsOf = async ({ draftId }: ShownDraft, day: number, mealNumber: number) => {
  const { data } = await world.trainer.api.GET('/api/meal-plan/drafts/{id}/swaps', {
    params: { path: { id: draftId }, query: { day, mealNumber } },
  });
  return data?.candidates ?? [];
};

/** Multiplies the energy and all macros of these recipes. */
const scale = (ids: string[], factor: number) =>
  world.app.db.query(
    `update recipes set calories_kcal = round(calories_kcal * $2::numeric), protein_grams = protein_grams * $2,
       carbs_grams = carbs_grams * $2, fat_grams = fat_grams * $2 where id = any($1::uuid[])`,
    [ids, factor],
  );

describe('a meal of a draft', () => {
  test('is swapped for one of three similar ones that keep the day within its targets', async () => {
    const draft = await newDraft(world.trainer);
    const [choice, ...others] = await swapsOf(draft, 2, 4);
    expect(others).toHaveLength(2);
    const { mealPlan, certificate, revision } = await changed(world.trainer, draft, {
      meal: { day: 2, mealNumber: 4 },
      recipeId: choice?.recipe.id,
      servings: choice?.servings,
    });
    expect(mealPlan.meals[7]).toMatchObject({
      ...{ day: 2, mealNumber: 4, servings: choice?.servings },
      recipe: { id: choice?.recipe.id },
    });
    expect(certificate.days[1]).toMatchObject({ actual: choice?.day, holds: choice?.holds });
    expect(revision).toBe(2);
  });

  test('gets another portion or place, and each change can be undone', async () => {
    const draft = await newDraft(world.trainer);
    const bigger = await changed(world.trainer, draft, { servings: 2 });
    expect(bigger.mealPlan.meals[0]?.servings).toBe(2);
    expect(bigger.certificate.holds).toBe(false);
    const moved = await changed(world.trainer, bigger, { exchangeWith: { day: 2, mealNumber: 1 } });
    const { recipe } = bigger.mealPlan.meals[0] ?? {};
    expect(moved.mealPlan.meals[4]).toMatchObject({ day: 2, servings: 2, recipe });
    const back = await undone(world.trainer, moved);
    expect(dishes(back)).toEqual(dishes(bigger));
    const atFirst = await undone(world.trainer, back);
    expect(dishes(atFirst)).toEqual(dishes(draft));
    expect(atFirst).toMatchObject({ canUndo: false, certificate: { holds: true } });
  });

  test('is changed in one way at a time', async () => {
    const draft = await newDraft(world.trainer);
    const { id } = await insertRecipe(world.app.db);
    for (const body of [
      {},
      { recipeId: id, locked: true },
      { servings: 1, locked: true },
      { servings: 2, exchangeWith: { day: 2, mealNumber: 1 } },
    ]) {
      const { status, error } = await change(world.trainer, draft, body);
      expect([status, error?.fields]).toEqual([
        400,
        { meal: ['Please change exactly one thing: what is eaten, the sides, the place, or the lock'] },
      ]);
    }
    expect(await changed(world.trainer, draft, { recipeId: id, servings: 2 })).toMatchObject({ revision: 2 });
  });

  test('is not found if the place or the recipe does not exist', async () => {
    const draft = await newDraft(world.trainer);
    const hidden = await insertRecipe(world.app.db, { owner: await world.app.user({ role: 'trainer' }) });
    for (const recipeId of [hidden.id, randomUUID()]) {
      const { status, error } = await change(world.trainer, draft, { recipeId });
      expect([status, error?.message]).toEqual([400, `There is no such recipe: ${recipeId}`]);
    }
    const ofDay8 = { meal: { day: 8, mealNumber: 1 } };
    expect((await change(world.trainer, draft, { ...ofDay8, servings: 1 })).status).toBe(404);
    expect((await change(world.trainer, draft, { exchangeWith: ofDay8.meal })).status).toBe(404);
    expect((await change(world.trainer, draft, { servings: 0.6 })).status).toBe(400);
  });

  test('accepts the ID of a recipe in capitals', async () => {
    const draft = await newDraft(world.trainer);
    const { id } = await insertRecipe(world.app.db);
    const { mealPlan } = await changed(world.trainer, draft, { recipeId: id.toUpperCase() });
    expect(mealPlan.meals[0]?.recipe.id).toBe(id);
  });

  test('is changed once per revision, and the second request is refused', async () => {
    const draft = await newDraft(world.trainer);
    const answers = await Promise.all([
      change(world.trainer, draft, { servings: 0.5 }),
      change(world.trainer, draft, { servings: 1.5 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('plan_changed');
  });
});

const GRAMS = { protein: 'dailyProtein', carbs: 'dailyCarbs', fat: 'dailyFat' } as const;

describe('a locked meal', () => {
  test('stays when all others are generated again, until it is unlocked', async () => {
    const draft = await newDraft(world.trainer);
    const place = { day: 3, mealNumber: 2 };
    const locked = await changed(world.trainer, draft, { meal: place, locked: true });
    expect(locked.locked).toEqual([place]);
    const anew = await regenerated(world.trainer, locked);
    expect(anew).toMatchObject({ seed: draft.seed + 1, canUndo: true, certificate: { holds: true } });
    const same = dishes(anew).filter((dish, index) => dish === dishes(draft)[index]);
    expect(same).toContain(dishes(draft)[9]);
    expect(same.length).toBeLessThan(dishes(draft).length);
    expect((await changed(world.trainer, anew, { meal: place, locked: false })).locked).toEqual([]);
  });

  test('keeps its copy of the recipe, while new meals use current recipes', async () => {
    const draft = await newDraft(world.trainer, { cooking: 'fresh' });
    const ids = draft.mealPlan.meals.map(({ recipe }) => recipe.id);
    let last = await changed(world.trainer, draft, { locked: true });
    await scale(ids, 1.1);
    let usedAgain = 0;
    for (let turn = 0; turn < 4; turn += 1) {
      last = await regenerated(world.trainer, last);
      expect(last.certificate.holds).toBe(true);
      usedAgain += last.mealPlan.meals.slice(1).filter(({ recipe }) => ids.includes(recipe.id)).length;
    }
    await scale(ids, 1 / 1.1);
    expect(usedAgain).toBeGreaterThan(0);
    expect(last.mealPlan.meals[0]).toEqual(draft.mealPlan.meals[0]);
  });

  test('may be too much for its day with others, and each suggested change then works', async () => {
    let draft = await newDraft(world.trainer, {
      days: 1,
      mealsPerDay: 3,
      maxPrepTime: 60,
      excludedFoods: ['olives'],
    });
    for (const mealNumber of [1, 2, 3])
      for (const body of [{ servings: 2 }, { locked: true }])
        draft = await changed(world.trainer, draft, { meal: { day: 1, mealNumber }, ...body });
    const again = (body: object) =>
      world.trainer.api.POST('/api/meal-plan/drafts/{id}/regenerate', {
        params: { path: { id: draft.draftId } },
        body: { revision: draft.revision, ...body },
      });
    const refused = await again({});
    expect([refused.response.status, refused.error?.code]).toEqual([422, 'plan_impossible']);
    const { relaxations = [] } = (refused.error?.details ?? {}) as {
      relaxations?: { possible: boolean; change: Record<string, number> }[];
    };
    const way = relaxations.find(({ possible }) => possible);
    const made = await again({ relax: way?.change });
    expect(made.data?.certificate.holds).toBe(true);
    expect(made.data?.mealPlan.targets.calories).toBe(way?.change.dailyCalorieTarget);
    // Grams that the change states are to be met, and no longer only follow from the goal.
    const { looseMacros = [], ...rules } = draft.mealPlan.rules;
    const isStated = (macro: keyof typeof GRAMS) => way?.change[GRAMS[macro]] !== undefined;
    expect(made.data?.mealPlan.rules).toEqual({
      ...rules,
      looseMacros: looseMacros.filter((macro) => !isStated(macro)),
    });
    expect(made.data?.mealPlan.meals.slice(0, 2).map(({ servings }) => servings)).toEqual([2, 2]);
    draft = { ...draft, revision: made.data?.revision ?? 0 };
    const freer = await again({ relax: { maxPrepTime: null, excludedFoods: [] } });
    expect(freer.data?.mealPlan.rules).toMatchObject({ maxPrepTime: null, excludedFoods: [], maxUses: 2 });
    draft = { ...draft, revision: freer.data?.revision ?? 0 };
    const misread = await again({ relax: { planName: 'Other', maxUses: 99 } });
    expect(misread.response.status).toBe(400);
    expect(Object.keys(misread.error?.fields ?? {}).sort()).toEqual(['relax.maxUses', 'relax.planName']);
  });

  describe('with a recipe that has changed since', () => {
    const day = { kcal: 4000, protein: 200, carbs: 400, fat: 177 };
    const grams = { dailyProtein: day.protein, dailyCarbs: day.carbs, dailyFat: day.fat };
    const wish = { days: 2, mealsPerDay: 1, mealType: 'lunch', dailyCalorieTarget: day.kcal, ...grams };

    test('makes other meals of that recipe use the copy in the plan', async () => {
      const { id } = await insertRecipe(world.app.db, { mealTypes: ['lunch'], ...day });
      const draft = await newDraft(world.trainer, wish);
      const locked = await changed(world.trainer, draft, { locked: true });
      await scale([id], 0.5);
      const anew = await regenerated(world.trainer, locked);
      expect(anew.mealPlan.meals[0]).toEqual(locked.mealPlan.meals[0]);
      for (const { recipe, servings } of anew.mealPlan.meals) {
        expect(recipe).toMatchObject({ id, caloriesKcal: day.kcal });
        // Of the recipe as it is now, a day needs two servings.
        expect(servings).toBeLessThanOrEqual(1);
      }
      expect(anew.certificate).toMatchObject({ holds: true, days: [{ holds: true }, { holds: true }] });
      await world.app.db.query('delete from recipes where id = $1', [id]);
    });

    test('suggests that copy for other meals too', async () => {
      const { id } = await insertRecipe(world.app.db, { mealTypes: ['lunch'], ...day });
      const draft = await newDraft(world.trainer, wish);
      const other = await insertRecipe(world.app.db, { mealTypes: ['lunch'] });
      const alone = await changed(world.trainer, draft, { sides: [] });
      const mixed = await changed(world.trainer, alone, { recipeId: other.id });
      await scale([id], 0.5);
      const choice = (await swapsOf(mixed, 1, 1)).find(({ recipe }) => recipe.id === id);
      expect(choice).toMatchObject({
        servings: 1,
        recipe: { caloriesKcal: day.kcal },
        day: { calories: day.kcal },
      });
      await world.app.db.query('delete from recipes where id = $1', [id]);
    });
  });
});

describe('a draft', () => {
  const read = async (id: string, by = world.trainer) =>
    (await by.api.GET('/api/meal-plan/drafts/{id}', { params: { path: { id } } })).response.status;

  test('drops recipes that undo can no longer restore', async () => {
    const draft = await newDraft(world.trainer);
    let last = draft;
    for (let turn = 0; turn < 60; turn += 1)
      last = await changed(world.trainer, last, { recipeId: (await insertRecipe(world.app.db)).id });
    const { rows } = await world.app.db.query(
      `select jsonb_array_length(plan -> 'recipes') as known from meal_plan_drafts where id = $1`,
      [draft.draftId],
    );
    expect(rows[0].known).toBeLessThanOrEqual(draft.mealPlan.meals.length + 50);
  });

  test('can be deleted', async () => {
    const { draftId } = await newDraft(world.trainer, { days: 1 });
    const { data } = await world.trainer.api.DELETE('/api/meal-plan/drafts/{id}', {
      params: { path: { id: draftId } },
    });
    expect(data).toEqual({ message: 'Draft Deleted' });
    expect(await read(draftId)).toBe(404);
  });

  test('is deleted if its owner has made five hundred newer ones', async () => {
    const busy = await world.app.signedIn({ role: 'trainer' });
    const first = await newDraft(busy, { days: 1 });
    await world.app.db.query(
      `insert into meal_plan_drafts
         (id, owner_id, plan, plan_name, total_days, daily_calorie_target, holds, seed, created_at, expires_at)
       select gen_random_uuid(), owner_id, plan, plan_name, 1, 1500, true, 1, now(), expires_at
       from meal_plan_drafts, generate_series(1, 499) where id = $1`,
      [first.draftId],
    );
    const { draftId } = await newDraft(busy, { days: 1 });
    expect([await read(draftId, busy), await read(first.draftId, busy)]).toEqual([200, 404]);
  });

  test('expires after a week', async () => {
    const { draftId } = await newDraft(world.trainer, { days: 1 });
    await world.app.db.query(
      `update meal_plan_drafts set expires_at = now() - interval '1 second' where id = $1`,
      [draftId],
    );
    expect(await read(draftId)).toBe(404);
  });
});

test.each(['swaps', 'leftovers'] as const)('requests for %s are limited per hour', async (offered) => {
  await world.app.db.query(
    `insert into rate_limits (key, hits, ends_at) values ($1, 2000, now() + interval '1 hour')
     on conflict (key) do update set hits = 2000`,
    [`swaps:user:${world.trainer.id}`],
  );
  const { response } = await world.trainer.api.GET(`/api/meal-plan/drafts/{id}/${offered}`, {
    params: { path: { id: crypto.randomUUID() }, query: { day: 1, mealNumber: 1 } },
  });
  expect(response.status).toBe(429);
  await world.app.db.query('delete from rate_limits where key = $1', [`swaps:user:${world.trainer.id}`]);
});
