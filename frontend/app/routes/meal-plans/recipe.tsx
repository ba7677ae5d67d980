import type { LoaderFunctionArgs, MetaArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PlanRecipeView, servingsCooked, servingsLeft } from '~/features/meal-plans/plan-recipe-view';
import { portions } from '~/features/meal-plans/plan-words';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { RecipeProblem } from '~/features/recipes/recipe-problem';
import { timesText } from '~/features/recipes/times-text';
import { draftPath } from '~/paths/drafts';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';

/** A recipe as a plan contains it, whatever the kind of plan. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const { searchParams, pathname } = new URL(request.url);
  const { id = '', recipeId = '' } = params;
  const answer = await apiFor(context).GET('/api/meal-plans/{id}/recipes/{recipeId}', {
    params: { path: { id, recipeId } },
  });
  const recipe = dataOf(answer, context.requestId);
  const asked = Number(searchParams.get('portion'));
  const eaten = recipe.eaten.map(({ servings }) => servings);
  const portion = [...portions, ...eaten].find((one) => one === asked) ?? eaten[0] ?? 1;
  const plan = pathname.startsWith(`${draftPath(id)}/`) ? draftPath(id) : null;
  return {
    recipe,
    times: timesText(recipe),
    portion,
    cooked: servingsCooked(recipe),
    left: servingsLeft(recipe),
    from: plan ?? ownPath(searchParams.get('from')),
  };
}

export default function PlanRecipePage() {
  const { recipe, times, portion, cooked, left, from } = useLoaderData<typeof loader>();
  const back = from ? { to: from, label: 'Back to the plan' } : undefined;
  return (
    <DialogOrPage key={recipe.id} title={recipe.name} back={back} wide>
      <PlanRecipeView recipe={recipe} times={times} portion={portion} cooked={cooked} left={left} />
    </DialogOrPage>
  );
}

export { RecipeProblem as ErrorBoundary };

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta({ title: args.data?.recipe.name ?? 'Recipe Details' })(args);
