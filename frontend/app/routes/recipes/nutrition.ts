import type { ActionFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { linesOf } from '~/features/recipe-writing/ingredient-lines';
import { computeNutrition } from '~/features/recipe-writing/recipe-form.server';
import { recipesPath } from '~/paths/pages';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { readNumber } from '~/platform/numbers';

export const loader = () => redirect(recipesPath);

const schema = z.object({ ingredients: text, servings: text, recipeId: text });

/** Serves the form while the user types. A text that cannot be read yet is no failure but has nothing to show. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin', 'trainer');
  const { ingredients, servings, recipeId } = (await decodeForm(request, schema)).value;
  const { data } = await computeNutrition(context, {
    lines: linesOf(ingredients),
    servings: readNumber(servings, 'whole') as number,
    recipeId,
  });
  return Response.json(data ?? null);
}
