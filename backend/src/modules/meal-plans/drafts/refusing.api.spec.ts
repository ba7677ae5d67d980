import { describe, expect, test } from '@jest/globals';
import { generate, newDraft } from '../../../../test/factories/drafts.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { DraftWorld } from '../../../../test/support/draft-world.ts';

const world = DraftWorld.ofSpec();

describe('a plan that was asked for', () => {
  test('is refused with what can be had: a minimum of fiber that nothing reaches', async () => {
    const asked = { days: 2, minDailyFiber: 100, dailyCarbs: 105 };
    const { status, error } = await generate(world.trainer, asked);
    expect([status, error?.code]).toEqual([422, 'plan_impossible']);
    expect(error?.details).toMatchObject({ rule: 'minDailyFiber', proven: true });
    const [way] =
      (error?.details as { relaxations?: { possible: boolean; change: object }[] } | undefined)
        ?.relaxations ?? [];
    expect(way).toMatchObject({ possible: true, change: { minDailyFiber: expect.any(Number) } });
    const draft = await newDraft(world.trainer, { ...asked, ...way?.change });
    expect(draft.certificate.holds).toBe(true);
  }, 300_000);

  test('is refused on both fields: a minimum of fiber above the maximum', async () => {
    const message = 'At least 30 g and at most 20 g of fiber a day cannot both be';
    const fields = { minDailyFiber: [message], maxDailyFiber: [message] };
    const { status, error } = await generate(world.trainer, {
      days: 2,
      minDailyFiber: 30,
      maxDailyFiber: 20,
    });
    expect([status, error?.fields]).toEqual([400, fields]);
  });

  test('is refused with the rule that makes it impossible, and what would help', async () => {
    const { status, error } = await generate(world.trainer, { mealsPerDay: 6, maxCalories: 100 });
    expect([status, error?.code]).toEqual([422, 'plan_impossible']);
    expect(error?.details).toMatchObject({
      rule: expect.any(String),
      reason: expect.any(String),
      proven: true,
      relaxations: expect.arrayContaining([expect.objectContaining({ rule: 'mealCalories' })]),
    });
  });

  test('is refused with every problem of the form', async () => {
    const { error } = await generate(world.trainer, {
      planName: ' ',
      fitnessGoal: '',
      dailyCalorieTarget: 799,
      days: 31,
      mealsPerDay: 7,
      maxIngredients: 4,
      startsOn: '2026-02-30',
    });
    expect(error?.fields).toEqual({
      planName: ['Plan name is required'],
      fitnessGoal: ['Fitness goal is required'],
      dailyCalorieTarget: ['Daily calories must be between 800 and 5001'],
      days: ['Days must be between 1 and 30'],
      mealsPerDay: ['Meals per day must be between 1 and 6'],
      maxIngredients: ['Max ingredients must be between 5 and 50'],
      startsOn: ['startsOn must be a date like 2026-11-20'],
    });
    expect((await generate(world.trainer, { excludedFoods: ['flubber'] })).error?.fields).toEqual({
      excludedFoods: ['We know no food called “flubber”.'],
    });
    expect((await generate(world.trainer, { minProtein: 40, maxProtein: 30 })).error?.fields).toEqual({
      maxProtein: ['At least 40 g and at most 30 g of protein cannot both be'],
    });
    expect(
      (await generate(world.trainer, { caloriesByType: { lunch: { min: 500, max: 100 } } })).error?.fields,
    ).toEqual({
      caloriesByType: ['At least 500 and at most 100 kcal for lunch cannot both be'],
    });
  });

  test('is refused with all errors at once', async () => {
    const { error } = await generate(world.trainer, {
      minProtein: 40,
      maxProtein: 30,
      caloriesByType: { lunch: { min: 500, max: 100 }, dinner: { min: 300, max: 200 } },
      excludedFoods: ['flubber', 'gibber'],
    });
    expect(error?.fields).toEqual({
      maxProtein: ['At least 40 g and at most 30 g of protein cannot both be'],
      caloriesByType: [
        'At least 500 and at most 100 kcal for lunch cannot both be',
        'At least 300 and at most 200 kcal for dinner cannot both be',
      ],
      excludedFoods: ['We know no food called “flubber”.', 'We know no food called “gibber”.'],
    });
    // Fields that contradict each other are told beside a field that is wrong by itself.
    const wrong = {
      dailyCalorieTarget: 10,
      minDailyFiber: 1000,
      maxDailyFiber: 20,
      minProtein: 40,
      maxProtein: 30,
    };
    expect((await generate(world.trainer, { ...wrong, excludedFoods: ['flubber'] })).error?.fields).toEqual({
      dailyCalorieTarget: ['Daily calories must be between 800 and 5001'],
      minDailyFiber: ['The minimum daily fiber must be a whole number of grams from 1 to 100'],
      maxProtein: ['At least 40 g and at most 30 g of protein cannot both be'],
      excludedFoods: ['We know no food called “flubber”.'],
    });
  });

  test('is to be asked for again if its recipes were deleted unnoticed', async () => {
    const day = { kcal: 3000, protein: 150, carbs: 300, fat: 133 };
    const { id } = await insertRecipe(world.app.db, { mealTypes: ['dinner'], ...day });
    const grams = { dailyProtein: day.protein, dailyCarbs: day.carbs, dailyFat: day.fat };
    const wish = { days: 1, mealsPerDay: 1, dailyCalorieTarget: day.kcal, ...grams };
    expect((await newDraft(world.trainer, wish)).mealPlan.meals[0]?.recipe.id).toBe(id);
    await world.app.db.query(`
      begin; alter table recipes disable trigger recipes_note_change;
      delete from recipes where id = '${id}'; alter table recipes enable trigger recipes_note_change;
      delete from recipe_changes where recipe_id = '${id}'; commit`);
    expect((await generate(world.trainer, wish)).status).toBe(503);
    await world.app.db.query('insert into recipe_changes values ($1, pg_current_xact_id())', [id]);
    expect((await generate(world.trainer, wish)).status).toBe(422);
  });
});
