import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ImportPage } from '~/features/recipe-import/import-page';
import { importRecipes } from '~/features/recipe-import/import-recipes.server';
import { wayIn } from '~/features/recipe-import/import-ways';
import { requireWriter } from '~/features/recipe-writing/writer.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { writer: await requireWriter(context, request), way: wayIn(new URL(request.url)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return importRecipes(context, request, await requireWriter(context, request));
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function ImportRecipes() {
  const { writer, way } = useLoaderData<typeof loader>();
  return <ImportPage importer={writer} way={way} answer={useActionData<typeof action>()} />;
}

export const meta = pageMeta({ title: 'Import Recipes' });
