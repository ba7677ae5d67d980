import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import {
  changed,
  generate,
  newDraft,
  regenerated,
  type ShownDraft,
  undone,
} from '../../../../test/factories/drafts.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { seedLibrary } from '../../../../test/factories/seed-library.ts';
import { readPdf } from '../../../../test/support/read-pdf.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { dateIn } from '../../../platform/clock/dates.js';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  await seedLibrary(app);
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const at = (id: string) => ({ params: { path: { id } } });

const dinnerOf = (day: number) => ({ day, mealNumber: 4 });

const mealIn = (plan: ShownDraft['mealPlan'], day: number) =>
  plan.meals.find((meal) => meal.day === day && meal.mealNumber === 4);

const STEW_GRAMS = 800;

/** A draft of two days with a stew for two servings, of which 1.75 are eaten: 1 on day 1, and the rest on day 2. */
async function draftWithStew(changes: object = {}): Promise<ShownDraft> {
  const stew = await insertRecipe(app.db, {
    name: 'Bean Stew',
    instructions: 'Simmer it for an hour.',
    cook: 60,
    ingredients: [
      { name: 'marrow beans', amount: STEW_GRAMS, unit: 'g', foodId: 'marrow-beans', grams: STEW_GRAMS },
    ],
  });
  const draft = await newDraft(trainer, {
    ...{ days: 2, cooking: 'fresh', startsOn: dateIn(null, new Date()) },
    ...changes,
  });
  const cooked = await changed(trainer, draft, { meal: dinnerOf(1), recipeId: stew.id, servings: 1 });
  return changed(trainer, cooked, { meal: dinnerOf(2), leftoverOf: dinnerOf(1), servings: 0.75 });
}

const gramsBought = async (id: string, by = trainer) => {
  const { data } = await by.api.GET('/api/meal-plans/{id}/prep', at(id));
  return data?.groups.flatMap(({ items }) => items).find(({ foodId }) => foodId === 'marrow-beans')?.grams;
};

const POT = { servings: 2, left: 0.25, laterDays: [2] };

const holdsIn = ({ certificate }: Pick<ShownDraft, 'certificate'>) =>
  certificate.rules.find(({ rule }) => rule === 'wholeRecipes')?.holds;

describe('a request for a plan', () => {
  test.each([
    [undefined, true],
    [null, true],
    [false, false],
  ])('cooks whole recipes unless it says otherwise: %j', async (wholeRecipes, expected) => {
    const { draft } = await generate(trainer, { days: 1, wholeRecipes });
    expect(draft?.mealPlan.rules.wholeRecipes).toBe(expected);
    expect(draft && holdsIn(draft)).toBe(expected || undefined);
  });
});

describe('a draft that cooks whole recipes', () => {
  test('cooks and buys the whole recipe, and names what is left', async () => {
    const draft = await draftWithStew();
    expect(mealIn(draft.mealPlan, 1)).toMatchObject({ servings: 1, pot: POT });
    expect(mealIn(draft.mealPlan, 2)).toMatchObject({ servings: 0.75, leftoverOf: dinnerOf(1) });
    expect(await gramsBought(draft.draftId)).toBe(STEW_GRAMS);
    expect(holdsIn(draft)).toBe(true);
  });

  test('cooks what is eaten where the request says so', async () => {
    const draft = await draftWithStew({ wholeRecipes: false });
    expect(mealIn(draft.mealPlan, 1)?.pot).toEqual({ servings: 1.75, left: 0, laterDays: [2] });
    expect(await gramsBought(draft.draftId)).toBe((STEW_GRAMS * 1.75) / 2);
  });

  test('counts what is eaten, not what is left', async () => {
    const { mealPlan } = await draftWithStew();
    const savedWith = async (wholeRecipes: boolean) => {
      const body: object = { mealPlanData: { ...mealPlan, rules: { ...mealPlan.rules, wholeRecipes } } };
      const { data } = await trainer.api.POST('/api/trainer/meal-plans', { body });
      if (!data) throw new Error('The plan was not saved');
      return data.mealPlan;
    };
    const [whole, exact] = [await savedWith(true), await savedWith(false)];
    expect([await gramsBought(whole.id), await gramsBought(exact.id)]).toEqual([
      STEW_GRAMS,
      (STEW_GRAMS * 1.75) / 2,
    ]);
    expect(whole.nutrition).toMatchObject({ daily: exact.nutrition.daily });
    expect(whole.certificate.days).toEqual(exact.certificate.days);
  });

  test('follows every change of its meals, and undo', async () => {
    const draft = await draftWithStew();
    const larger = await changed(trainer, draft, { meal: dinnerOf(1), servings: 1.25 });
    expect(mealIn(larger.mealPlan, 1)?.pot).toEqual({ ...POT, left: 0 });
    const smaller = await changed(trainer, larger, { meal: dinnerOf(1), servings: 0.5 });
    expect(mealIn(smaller.mealPlan, 1)?.pot).toEqual({ ...POT, servings: 1.25, left: 0 });
    expect(await gramsBought(smaller.draftId)).toBe((STEW_GRAMS * 1.25) / 2);
    const other = smaller.mealPlan.meals.find(({ day, mealNumber }) => day === 1 && mealNumber === 2);
    const swapped = await changed(trainer, smaller, { meal: dinnerOf(1), recipeId: other?.recipe.id });
    expect(mealIn(swapped.mealPlan, 2)?.leftoverOf).toBeUndefined();
    expect(await gramsBought(swapped.draftId)).toBe((STEW_GRAMS * 0.75) / 2);
    const again = await undone(trainer, await undone(trainer, await undone(trainer, swapped)));
    expect(mealIn(again.mealPlan, 1)?.pot).toEqual(POT);
    expect(await gramsBought(again.draftId)).toBe(STEW_GRAMS);
    for (const one of [larger, smaller, swapped, again]) expect(holdsIn(one)).toBe(true);
  });

  test('keeps a pot that is locked when the rest is generated again', async () => {
    const draft = await draftWithStew();
    const locked = await changed(trainer, draft, { meal: dinnerOf(2), locked: true });
    const after = await regenerated(trainer, locked);
    expect(mealIn(after.mealPlan, 1)?.pot).toEqual(POT);
    expect(await gramsBought(after.draftId)).toBe(STEW_GRAMS);
    expect(holdsIn(after)).toBe(true);
  });

  test('offers no swap as breaking what is cooked', async () => {
    const draft = await draftWithStew();
    const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}/swaps', {
      params: { path: { id: draft.draftId }, query: dinnerOf(1) },
    });
    const broken =
      data?.candidates.flatMap(({ breaks, forPot }) => [...breaks, ...(forPot?.breaks ?? [])]) ?? [];
    expect(data?.candidates).not.toEqual([]);
    expect(broken.filter((label) => label.includes('cooked'))).toEqual([]);
  });
});

describe('a saved plan that cooks whole recipes', () => {
  const textOf = (file: ArrayBuffer | undefined) =>
    readPdf(Buffer.from(file ?? new ArrayBuffer()))
      .pages.join(' ')
      .replaceAll(/\s+/g, ' ');

  test('says so wherever it is read', async () => {
    const { draftId } = await draftWithStew();
    const { data: saved } = await trainer.api.POST('/api/trainer/meal-plans', { body: { draftId } });
    const { id = '', mealPlanData } = saved?.mealPlan ?? {};
    expect(mealPlanData && mealIn(mealPlanData, 1)?.pot).toEqual(POT);
    expect(await gramsBought(id)).toBe(STEW_GRAMS);

    const { data: guide } = await trainer.api.GET('/api/meal-plans/{id}/prep', at(id));
    expect(guide?.guide?.prepInstructions.map(({ instruction }) => instruction)).toContainEqual(
      expect.stringContaining('2 servings of Bean Stew for days 1 and 2; ¼ serving is left.'),
    );

    const { data: calendar } = await trainer.api.GET('/api/meal-plans/{id}/calendar', {
      ...at(id),
      parseAs: 'text',
    });
    expect(String(calendar).replaceAll('\r\n ', '')).toContain(
      'Cook 2 servings\\, also for day 2\\; ¼ serving is left',
    );

    const recipeId = mealPlanData ? mealIn(mealPlanData, 1)?.recipe.id : '';
    const { data: recipe } = await trainer.api.GET('/api/meal-plans/{id}/recipes/{recipeId}', {
      params: { path: { id, recipeId: recipeId ?? '' } },
    });
    expect(recipe?.eaten.map(({ pot }) => pot)).toEqual([POT, undefined]);
  });

  test('says so on paper', async () => {
    const { draftId } = await draftWithStew();
    const asFile = { ...at(draftId), body: {}, parseAs: 'arrayBuffer' } as const;
    const { data: plan } = await trainer.api.POST('/api/pdf/export/meal-plan/{id}', asFile);
    const printed = textOf(plan);
    expect(printed).toContain('Cook 2 servings, also for day 2; ¼ serving is left');
    expect(printed).toContain('Of what the plan cooks, ¼ serving is left.');
    const { data: cards } = await trainer.api.POST('/api/pdf/export/meal-plan/{id}/cards', asFile);
    expect(textOf(cards)).toContain('1 serving on day 1, ¾ serving on day 2; ¼ serving is left');
    expect(textOf(cards)).toContain('Ingredients for 2 servings');
  });

  test('says so to visitors and to the customer who follows it', async () => {
    const { draftId } = await draftWithStew();
    const { data: saved } = await trainer.api.POST('/api/trainer/meal-plans', { body: { draftId } });
    const id = saved?.mealPlan.id ?? '';
    const { data: link } = await trainer.api.POST('/api/meal-plans/{id}/share', { ...at(id), body: {} });
    const token = link?.shareUrl?.split('/').at(-1) ?? '';
    const { data: shared } = await app.api.GET('/api/shared/{token}', { params: { path: { token } } });
    expect(shared?.mealPlan.meals.find(({ recipe }) => recipe.name === 'Bean Stew')?.pot).toEqual(POT);

    const customer = await app.signedIn();
    await insertCoaching(app.db, trainer, customer);
    await trainer.api.POST('/api/admin/assign-meal-plan', {
      body: { draftId, customerIds: [customer.id], startsOn: dateIn(null, new Date()) },
    });
    const { data: current } = await customer.api.GET('/api/meal-plan/current');
    expect(current?.plan?.today?.meals.find(({ recipe }) => recipe.name === 'Bean Stew')?.pot).toEqual(POT);
    expect(await gramsBought(current?.plan?.id ?? '', customer)).toBe(STEW_GRAMS);
  });

  test('stays as it is when it is sent back', async () => {
    const { mealPlan } = await draftWithStew();
    const body: object = { mealPlanData: mealPlan };
    const { data } = await trainer.api.POST('/api/trainer/meal-plans', { body });
    expect(data && mealIn(data.mealPlan.mealPlanData, 1)?.pot).toEqual(POT);
  });
});
