import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DialogOrPage, useIsOverlay } from '~/features/overlay/dialog-or-page';
import { readEngine, readProgress } from '~/features/recipe-generation/generation.server';
import { GenerationForm } from '~/features/recipe-generation/generation-form';
import { startGeneration } from '~/features/recipe-generation/generation-form.server';
import { GenerationInDialog } from '~/features/recipe-generation/generation-in-dialog';
import { adminToolsPath } from '~/paths/admin-recipes';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';

const title = 'Generate Targeted Recipes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  const jobId = new URL(request.url).searchParams.get('job');
  const [engine, progress] = await Promise.all([
    readEngine(context),
    jobId === null ? null : readProgress(context, jobId),
  ]);
  return { engine, progress, timeZone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  return startGeneration(context, request);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function GenerateRecipes() {
  const { engine, progress, timeZone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isOverlay = useIsOverlay();
  return (
    <DialogOrPage title={title} back={{ to: adminToolsPath, label: 'Admin Dashboard' }}>
      {progress ? (
        <GenerationInDialog key={progress.jobId} loaded={progress} timeZone={timeZone} closes={isOverlay} />
      ) : (
        <GenerationForm engine={engine} refused={refused} isOverlay={isOverlay} />
      )}
    </DialogOrPage>
  );
}

export const meta = pageMeta({ title });
