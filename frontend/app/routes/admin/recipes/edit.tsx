import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readAdminRecipe } from '~/features/admin-recipes/admin-recipes.server';
import { RecipeForm } from '~/features/recipe-writing/recipe-form';
import { nutritionOf, type RecipeBody, writeRecipe } from '~/features/recipe-writing/recipe-form.server';
import { adminRecipePath } from '~/paths/admin-recipes';
import { apiFor } from '~/platform/api.server';
import type { RefusedForm } from '~/platform/forms';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const recipe = await readAdminRecipe(context, params.id);
  return { recipe, nutrition: await nutritionOf(context, recipe) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const id = params.id ?? '';
  const save = (body: RecipeBody) =>
    apiFor(context).PUT('/api/admin/recipes/{id}', { params: { path: { id } }, body });
  const answer = await writeRecipe(context, request, save, id);
  if (!('message' in answer)) return answer;
  return redirectWithToast(context, adminRecipePath(id), { tone: 'success', title: answer.message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditLibraryRecipe() {
  const { recipe, nutrition } = useLoaderData<typeof loader>();
  const answer = useActionData() as RefusedForm | undefined;
  const cancelTo = adminRecipePath(recipe.id);
  return (
    <>
      <PageHeader title={`Edit ${recipe.name}`} back={{ to: cancelTo, label: 'The recipe' }} />
      <RecipeForm
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
