import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RecipeForm } from '~/features/recipe-writing/recipe-form';
import { nutritionOf, type RecipeBody, writeRecipe } from '~/features/recipe-writing/recipe-form.server';
import { readOwnRecipe } from '~/features/recipes/recipes.server';
import { recipePath } from '~/paths/recipes';
import { apiFor } from '~/platform/api.server';
import type { RefusedForm } from '~/platform/forms';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const recipe = await readOwnRecipe(context, params.id);
  return { recipe, nutrition: await nutritionOf(context, recipe) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const id = params.id ?? '';
  const save = (body: RecipeBody) =>
    apiFor(context).PUT('/api/trainer/recipes/{id}', { params: { path: { id } }, body });
  const answer = await writeRecipe(context, request, save, id);
  if (!('message' in answer)) return answer;
  return redirectWithToast(context, recipePath(id), { tone: 'success', title: answer.message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditRecipe() {
  const { recipe, nutrition } = useLoaderData<typeof loader>();
  const answer = useActionData() as RefusedForm | undefined;
  const cancelTo = recipePath(recipe.id);
  return (
    <>
      <PageHeader title={`Edit ${recipe.name}`} back={{ to: cancelTo, label: 'The recipe' }} />
      <RecipeForm
        isOwn
        recipe={recipe}
        nutrition={nutrition}
        answer={answer}
        cancelTo={cancelTo}
        saveText="Save changes"
      />
    </>
  );
}

export const meta = pageMeta({ title: 'Edit Recipe' });
