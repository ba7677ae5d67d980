import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { readPictured, refusePicture } from '~/features/admin-recipes/pictured-recipe.server';
import { FormProblems } from '~/features/forms/form-problems';
import { RecipePicture } from '~/features/recipes/recipe-picture';
import { recipePicturePath } from '~/paths/recipes';
import { apiFor } from '~/platform/api.server';
import { formState } from '~/platform/forms';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { passUploadOn } from '~/platform/upload.server';
import { Card, FileInput, PageHeader, SubmitButton } from '~/ui';

const title = 'Recipe Picture';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context, 'admin', 'trainer');
  const { recipe, page } = await readPictured(context, role, params.id);
  const { id, name, imageUrl, picture, drawing } = recipe;
  return { recipe: { id, name, imageUrl, picture, drawing }, back: page };
}

/** A form with a file replaces the picture, and the other form removes it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { role } = await requireUser(context, 'admin', 'trainer');
  const id = params.id ?? '';
  const page = recipePicturePath(encodeURIComponent(id));
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const path = { params: { path: { id } } };
    return redirectWithAnswer(context, page, await apiFor(context).DELETE('/api/recipes/{id}/picture', path));
  }
  const answer = await passUploadOn(context, request, {
    method: 'PUT',
    path: `/api${page}`,
    mostBytes: 6_000_000,
  });
  if (!answer.data) return refusePicture(context, answer);
  return redirectWithAnswer(context, (await readPictured(context, role, id)).page, answer);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function RecipePicturePage() {
  const { recipe, back } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>());
  return (
    <div className="grid max-w-form gap-4">
      <PageHeader title={title} description={recipe.name} back={{ to: back, label: 'Recipe' }} />
      <FormProblems form={form} />
      <div className="aspect-[8/5] overflow-hidden rounded-card">
        <RecipePicture recipe={recipe} use="page" />
      </div>
      <Card title={recipe.picture ? 'Replace it' : 'Add a picture'}>
        <Form
          method="post"
          encType="multipart/form-data"
          className="grid justify-items-start gap-4"
          noValidate
        >
          <FileInput
            {...form.secret('picture')}
            key={form.attempt}
            label="Picture"
            hint="JPEG, PNG, or WebP, up to 5 MB. Where and when it was taken is not kept."
            accept="image/jpeg,image/png,image/webp"
            required
          />
          <SubmitButton pendingText="Saving...">Save picture</SubmitButton>
        </Form>
      </Card>
      {recipe.picture ? (
        <Card title="Remove it">
          <Form method="post" className="grid justify-items-start gap-4">
            <p>A drawing of the dish will be shown instead. This cannot be undone.</p>
            <SubmitButton variant="danger" name="intent" value="remove" pendingText="Removing...">
              Remove picture
            </SubmitButton>
          </Form>
        </Card>
      ) : null}
    </div>
  );
}

export const meta = pageMeta({ title });
