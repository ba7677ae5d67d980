import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { readJob, readProgress } from '~/features/recipe-generation/generation.server';
import { JobActions, jobIntents } from '~/features/recipe-generation/job-actions';
import { JobOutcomes } from '~/features/recipe-generation/job-outcomes';
import { JobRecord } from '~/features/recipe-generation/job-record';
import { recipesText } from '~/features/recipe-generation/job-texts';
import { ProgressCard } from '~/features/recipe-generation/progress-card';
import { useLiveProgress } from '~/features/recipe-generation/use-live-progress';
import { generationJobPath, generationJobsPath } from '~/paths/recipe-generation';
import { apiFor } from '~/platform/api.server';
import { formState, type RefusedForm } from '~/platform/forms';
import { decodeForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { pageIn } from '~/platform/page-number';
import { redirectWithAnswer } from '~/platform/toast.server';
import { PageHeader, Pagination, Stack } from '~/ui';

const perPage = 50;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  const id = params.id ?? '';
  const page = pageIn(new URL(request.url).searchParams);
  const [found, progress] = await Promise.all([
    readJob(context, id, { page, limit: perPage }),
    readProgress(context, id),
  ]);
  const { completed, failed } = found.job;
  return { ...found, progress, page, pages: Math.ceil(Math.max(completed, failed) / perPage), timeZone };
}

const schema = z.object({ intent: z.enum(jobIntents) });

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const { intent } = (await decodeForm(request, schema)).value;
  const jobId = params.id ?? '';
  const api = apiFor(context);
  const path = { params: { path: { jobId } } };
  const answer =
    intent === jobIntents.cancel
      ? await api.POST('/api/admin/generation-jobs/{jobId}/cancel', path)
      : await api.POST('/api/admin/generation-jobs/{jobId}/retry', path);
  return redirectWithAnswer(context, generationJobPath(jobId), answer);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Job() {
  const { job, made, failed, progress: loaded, page, pages, timeZone } = useLoaderData<typeof loader>();
  const { progress, isEnded, isBroken } = useLiveProgress(loaded);
  const form = formState(useActionData<RefusedForm>());
  return (
    <>
      <PageHeader
        title={`Generation of ${recipesText(job.totalRecipes)}`}
        back={{ to: generationJobsPath, label: 'Generation Jobs' }}
        actions={<JobActions progress={progress} />}
      />
      <FormProblems form={form} />
      {isEnded ? null : (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
          <p className="mb-4 text-muted">This page loads again every five seconds.</p>
        </noscript>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Stack>
          <ProgressCard progress={progress} isBroken={isBroken} timeZone={timeZone} />
          <JobRecord job={job} timeZone={timeZone} />
        </Stack>
        <Stack>
          <JobOutcomes made={made} failed={failed} />
          <Pagination page={page} pages={pages} hrefOf={(to) => generationJobPath(job.id, to)} />
        </Stack>
      </div>
    </>
  );
}

export const meta = pageMeta({ title: 'Generation Job' });
