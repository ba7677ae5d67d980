import type { SignedInUser } from '../support/test-app.ts';

const WISH = {
  planName: 'Lean week',
  fitnessGoal: 'weight_loss' as const,
  dailyCalorieTarget: 1800,
  days: 7,
  mealsPerDay: 4,
  seed: 3,
};

/** Generates a plan for a week with these changes. */
export async function generate({ api }: SignedInUser, changes: object = {}) {
  const { response, data, error } = await api.POST('/api/meal-plan/generate', {
    body: { ...WISH, ...changes },
  });
  return { status: response.status, draft: data, error };
}

export async function newDraft(by: SignedInUser, changes: object = {}) {
  const { draft, error } = await generate(by, changes);
  if (!draft) throw new Error(JSON.stringify(error));
  return draft;
}

export type ShownDraft = Awaited<ReturnType<typeof newDraft>>;

/** Changes the first meal unless another is named. */
export async function change({ api }: SignedInUser, { draftId, revision }: ShownDraft, body: object) {
  const { response, data, error } = await api.PATCH('/api/meal-plan/drafts/{id}', {
    params: { path: { id: draftId } },
    body: { revision, meal: { day: 1, mealNumber: 1 }, ...body },
  });
  return { status: response.status, draft: data, error };
}

export async function changed(by: SignedInUser, draft: ShownDraft, body: object): Promise<ShownDraft> {
  const { draft: after, error } = await change(by, draft, body);
  if (!after) throw new Error(JSON.stringify(error));
  return after;
}

export async function regenerated({ api }: SignedInUser, { draftId, revision }: ShownDraft) {
  const { data, error } = await api.POST('/api/meal-plan/drafts/{id}/regenerate', {
    params: { path: { id: draftId } },
    body: { revision },
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

export async function undone({ api }: SignedInUser, { draftId, revision }: ShownDraft) {
  const { data, error } = await api.POST('/api/meal-plan/drafts/{id}/undo', {
    params: { path: { id: draftId } },
    body: { revision },
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

/** Lists what is eaten when, as lines that can be compared. */
export const dishes = ({ mealPlan }: Pick<ShownDraft, 'mealPlan'>): string[] =>
  mealPlan.meals.map(
    ({ day, mealNumber, servings, recipe }) => `${day}.${mealNumber} ${recipe.id} ${servings}`,
  );
