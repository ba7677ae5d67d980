import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PlanRecipeView, servingsCooked, servingsLeft } from '~/features/meal-plans/plan-recipe-view';
import type { PlanRecipe } from '~/features/meal-plans/plan-words';
import { potText } from '~/features/meal-plans/pot-text';
import { mealId, weekOfDay } from '~/features/meal-plans/shown-days';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { RecipeProblem } from '~/features/recipes/recipe-problem';
import { timesText } from '~/features/recipes/times-text';
import { schedulePath } from '~/paths/my-plans';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '', recipeId: params.recipeId ?? '' };
  const answer = await apiFor(context).GET('/api/meal-plans/{id}/recipes/{recipeId}', { params: { path } });
  const recipe = dataOf(answer, context.requestId);
  const eaten = placeIn(new URL(request.url).searchParams, recipe);
  const back = eaten ? schedulePath(path.id, weekOfDay(eaten.day), mealId(eaten)) : schedulePath(path.id);
  return {
    recipe: { ...recipe, eaten: [] },
    times: timesText(recipe),
    portion: eaten?.servings ?? 1,
    cooked: servingsCooked(recipe),
    left: servingsLeft(recipe),
    pot: eaten ? potText({ ...eaten, recipe }, null) : null,
    warmUpMinutes: eaten?.warmUpMinutes ?? null,
    back,
  };
}

/** The meal in the address, or else the first one made from this recipe. */
function placeIn(params: URLSearchParams, { eaten }: PlanRecipe) {
  const [day, meal] = [Number(params.get('day')), Number(params.get('meal'))];
  return eaten.find((place) => place.day === day && place.mealNumber === meal) ?? eaten[0];
}

export default function PlanRecipePage() {
  const { back, ...view } = useLoaderData<typeof loader>();
  return (
    <DialogOrPage key={view.recipe.id} title={view.recipe.name} back={{ to: back, label: 'Meal plan' }} wide>
      <PlanRecipeView {...view} />
    </DialogOrPage>
  );
}

export { RecipeProblem as ErrorBoundary };

export const meta = pageMeta({ title: 'Recipe Details' });
