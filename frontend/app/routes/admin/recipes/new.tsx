import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { RecipeForm } from '~/features/recipe-writing/recipe-form';
import { writeRecipe } from '~/features/recipe-writing/recipe-form.server';
import { adminRecipePath } from '~/paths/admin-recipes';
import { adminPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import type { RefusedForm } from '~/platform/forms';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const answer = await writeRecipe(context, request, (body, { isApproved }) =>
    apiFor(context).POST('/api/admin/recipes', { body: { ...body, isApproved: isApproved === 'on' } }),
  );
  if (!('message' in answer)) return answer;
  return redirectWithToast(context, adminRecipePath(answer.data.id), {
    tone: 'success',
    title: answer.message,
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function NewLibraryRecipe() {
  const answer = useActionData() as RefusedForm | undefined;
  return (
    <>
      <PageHeader
        title="New Recipe"
        description="It goes to the review queue unless you add it to the library right away."
        back={{ to: adminPath, label: 'Recipes' }}
      />
      <RecipeForm
        recipe={null}
        nutrition={null}
        answer={answer}
        cancelTo={adminPath}
        saveText="Save recipe"
        mayApprove
      />
    </>
  );
}

export const meta = pageMeta({ title: 'New Recipe' });
