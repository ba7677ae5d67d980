import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { RecipeForm } from '~/features/recipe-writing/recipe-form';
import { writeRecipe } from '~/features/recipe-writing/recipe-form.server';
import { ownRecipesPath } from '~/paths/own-recipes';
import { recipePath } from '~/paths/recipes';
import { apiFor } from '~/platform/api.server';
import type { RefusedForm } from '~/platform/forms';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const answer = await writeRecipe(context, request, (body) =>
    apiFor(context).POST('/api/trainer/recipes', { body }),
  );
  if (!('message' in answer)) return answer;
  return redirectWithToast(context, recipePath(answer.data.id), { tone: 'success', title: answer.message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function NewRecipe() {
  const answer = useActionData() as RefusedForm | undefined;
  return (
    <>
      <PageHeader
        title="New Recipe"
        description="Only you and your customers can see it, until you offer it to the library."
        back={{ to: ownRecipesPath, label: 'My recipes' }}
      />
      <RecipeForm
        isOwn
        recipe={null}
        nutrition={null}
        answer={answer}
        cancelTo={ownRecipesPath}
        saveText="Save recipe"
      />
    </>
  );
}

export const meta = pageMeta({ title: 'New Recipe' });
