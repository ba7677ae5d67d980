import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { type CheckedForm, computeNutrition } from '~/features/recipe-writing/recipe-form.server';
import { formValues } from './form-values';
import type { Unclear } from './import-result';

/** Returns the recipe form as if the readable parts had been typed, with how its lines are understood. */
export async function checkedForm(
  context: AppLoadContext,
  { problem, recipe }: Unclear,
): Promise<CheckedForm> {
  const lines = recipe.ingredients;
  const servings = recipe.servings ?? 1;
  const answer =
    lines.length > 0 ? await computeNutrition(context, { lines, servings, recipeId: undefined }) : null;
  return {
    initialValue: formValues(recipe),
    error: { '': [problem] },
    attempt: randomUUID(),
    nutrition: answer?.data ?? null,
  };
}
