import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RecipeForm } from '~/features/recipe-writing/recipe-form';
import { writeRecipe } from '~/features/recipe-writing/recipe-form.server';
import { createRecipe, requireWriter } from '~/features/recipe-writing/writer.server';
import { writingPages } from '~/features/recipe-writing/writing-pages';
import type { RefusedForm } from '~/platform/forms';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader } from '~/ui';

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { writer: await requireWriter(context, request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const writer = await requireWriter(context, request);
  const answer = await writeRecipe(context, request, (body, { isApproved }) =>
    createRecipe(context, writer, { ...body, isApproved: isApproved === 'on' }),
  );
  if (!('message' in answer)) return answer;
  const page = writingPages[writer].recipeTo(answer.data.id);
  return redirectWithToast(context, page, { tone: 'success', title: answer.message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function NewRecipe() {
  const { writer } = useLoaderData<typeof loader>();
  const answer = useActionData() as RefusedForm | undefined;
  const { back, newDescription } = writingPages[writer];
  return (
    <>
      <PageHeader title="New Recipe" description={newDescription} back={back} />
      <RecipeForm
        recipe={null}
        nutrition={null}
        answer={answer}
        cancelTo={back.to}
        saveText="Save recipe"
        isOwn={writer === 'trainer'}
        mayApprove={writer === 'admin'}
      />
    </>
  );
}

export const meta = pageMeta({ title: 'New Recipe' });
