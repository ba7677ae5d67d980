import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ImportPage } from '~/features/recipe-import/import-page';
import { importRecipes } from '~/features/recipe-import/import-recipes.server';
import { wayIn } from '~/features/recipe-import/import-ways';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  return { way: wayIn(new URL(request.url)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  return importRecipes(context, request, 'trainer');
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function ImportOwnRecipes() {
  const { way } = useLoaderData<typeof loader>();
  return <ImportPage importer="trainer" way={way} answer={useActionData<typeof action>()} />;
}

export const meta = pageMeta({ title: 'Import Recipes' });
