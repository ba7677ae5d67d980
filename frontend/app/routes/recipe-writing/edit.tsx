import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readAdminRecipe } from '~/features/admin-recipes/admin-recipes.server';
import { RecipeForm } from '~/features/recipe-writing/recipe-form';
import { readNutrition, writeRecipe } from '~/features/recipe-writing/recipe-form.server';
import { changeRecipe, requireWriter } from '~/features/recipe-writing/writer.server';
import { writingPages } from '~/features/recipe-writing/writing-pages';
import { readOwnRecipe } from '~/features/recipes/recipes.server';
import type { RefusedForm } from '~/platform/forms';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const writer = await requireWriter(context, request);
  const readRecipe = writer === 'admin' ? readAdminRecipe : readOwnRecipe;
  const recipe = await readRecipe(context, params.id);
  return { writer, recipe, nutrition: await readNutrition(context, recipe) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const writer = await requireWriter(context, request);
  const id = params.id ?? '';
  const answer = await writeRecipe(context, request, (body) => changeRecipe(context, writer, id, body), id);
  if (!('message' in answer)) return answer;
  const page = writingPages[writer].recipeTo(id);
  return redirectWithToast(context, page, { tone: 'success', title: answer.message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditRecipe() {
  const { writer, recipe, nutrition } = useLoaderData<typeof loader>();
  const answer = useActionData() as RefusedForm | undefined;
  const page = writingPages[writer].recipeTo(recipe.id);
  return (
    <>
      <PageHeader title={`Edit ${recipe.name}`} back={{ to: page, label: 'The recipe' }} />
      <RecipeForm
        recipe={recipe}
        nutrition={nutrition}
        answer={answer}
        cancelTo={page}
        saveText="Save changes"
        isOwn={writer === 'trainer'}
      />
    </>
  );
}

export const meta = pageMeta({ title: 'Edit Recipe' });
