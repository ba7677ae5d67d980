import type { LoaderFunctionArgs, MetaArgs } from '@remix-run/node';
import { useLoaderData, useNavigate, useOutletContext } from '@remix-run/react';
import { RecipeJsonLd } from '~/features/recipes/recipe-json-ld';
import { RecipeView } from '~/features/recipes/recipe-view';
import { readRecipe } from '~/features/recipes/recipes.server';
import { mostServings } from '~/features/recipes/servings-scaler';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { Dialog, PageHeader } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const recipe = await readRecipe(context, params.id);
  const asked = Number(new URL(request.url).searchParams.get('servings'));
  const wantedServings =
    Number.isInteger(asked) && asked >= 1 && asked <= mostServings ? asked : recipe.servings;
  return { recipe, wantedServings };
}

export default function RecipePage() {
  const { recipe, wantedServings } = useLoaderData<typeof loader>();
  const overlay = useOutletContext<{ overlay: true } | undefined>();
  const navigate = useNavigate();
  if (overlay) {
    return (
      <Dialog title={recipe.name} open wide onClose={() => navigate(-1)}>
        <RecipeView recipe={recipe} wantedServings={wantedServings} />
      </Dialog>
    );
  }
  return (
    <>
      <PageHeader title={recipe.name} back={{ to: '/recipes', label: 'Recipes' }} />
      <RecipeView recipe={recipe} wantedServings={wantedServings} />
      <RecipeJsonLd recipe={recipe} />
    </>
  );
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta({ title: args.data?.recipe.name ?? 'Recipe Details' })(args);
