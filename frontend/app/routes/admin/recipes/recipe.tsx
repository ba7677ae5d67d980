import type { LoaderFunctionArgs, MetaArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readAdminRecipe } from '~/features/admin-recipes/admin-recipes.server';
import { placeInQueue } from '~/features/admin-recipes/queue.server';
import { QueueBar } from '~/features/admin-recipes/queue-bar';
import { RecipeDecisions } from '~/features/admin-recipes/recipe-decisions';
import { RecipeHistory } from '~/features/admin-recipes/recipe-history';
import { RecipeDependents, RecipeRecord } from '~/features/admin-recipes/recipe-record';
import { RecipeStatus } from '~/features/admin-recipes/recipe-status';
import { useIsOverlay } from '~/features/overlay/dialog-or-page';
import { detailsOf } from '~/features/recipes/recipe-details.server';
import { RecipeView } from '~/features/recipes/recipe-view';
import { wantedServingsOf } from '~/features/recipes/wanted-servings.server';
import { queuedRecipePath, queuePath } from '~/paths/admin-recipes';
import { adminPath } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader, RouteDialog, Stack } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  const { searchParams } = new URL(request.url);
  const [recipe, queue] = await Promise.all([
    readAdminRecipe(context, params.id),
    searchParams.has('queue') ? placeInQueue(context, params.id ?? '') : null,
  ]);
  return {
    recipe,
    details: detailsOf(recipe),
    queue,
    wantedServings: wantedServingsOf(recipe, searchParams),
    timeZone,
  };
}

export default function AdminRecipePage() {
  const { recipe, details, queue, wantedServings, timeZone } = useLoaderData<typeof loader>();
  const onward = queue && (queue.next ? queuedRecipePath(queue.next) : queuePath);
  const back = queue ? { to: queuePath, label: 'Review Queue' } : { to: adminPath, label: 'Recipes' };
  const shown = (
    <Stack gap="large">
      <RecipeView
        recipe={recipe}
        details={details}
        wantedServings={wantedServings}
        status={<RecipeStatus isApproved={recipe.isApproved} />}
        actions={<RecipeDecisions recipe={recipe} onward={onward} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <RecipeRecord recipe={recipe} timeZone={timeZone} />
          <RecipeDependents recipe={recipe} />
        </div>
        <RecipeHistory entries={recipe.history} timeZone={timeZone} />
      </div>
      {onward ? <QueueBar recipe={recipe} onward={onward} /> : null}
    </Stack>
  );
  if (useIsOverlay()) {
    return (
      <RouteDialog key={recipe.id} title={recipe.name} wide>
        {shown}
      </RouteDialog>
    );
  }
  return (
    <>
      <PageHeader
        title={recipe.name}
        back={back}
        description={queue?.position ? `${queue.position} of ${queue.total} pending approval` : undefined}
      />
      {shown}
    </>
  );
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta({ title: args.data?.recipe.name ?? 'Recipe' })(args);
