import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listJobs } from '~/features/recipe-generation/generation.server';
import { JobsTable } from '~/features/recipe-generation/jobs-table';
import { adminToolsPath } from '~/paths/admin-recipes';
import { generateRecipesPath, generationJobsPagePath } from '~/paths/recipe-generation';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { pageIn } from '~/platform/page-number';
import { ButtonLink, EmptyState, PageHeader, Pagination, Stack } from '~/ui';
import { CookIcon } from '~/ui/icons/cooking';

const title = 'Generation Jobs';
const perPage = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  const page = pageIn(new URL(request.url).searchParams);
  const { jobs, total } = await listJobs(context, { page, limit: perPage });
  const pages = Math.ceil(total / perPage);
  if (page > Math.max(1, pages)) throw redirect(generationJobsPagePath(Math.max(1, pages)));
  return { jobs, page, pages, timeZone };
}

export default function Jobs() {
  const { jobs, page, pages, timeZone } = useLoaderData<typeof loader>();
  const generate = (
    <ButtonLink to={generateRecipesPath} variant="primary">
      Generate Recipes
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={title}
        description="Recipes that admins have asked for. Jobs are kept for 90 days."
        back={{ to: adminToolsPath, label: 'Admin Dashboard' }}
        actions={jobs.length > 0 ? generate : undefined}
      />
      <Stack>
        {jobs.length > 0 ? (
          <JobsTable jobs={jobs} timeZone={timeZone} />
        ) : (
          <EmptyState icon={CookIcon} title="No jobs yet" action={generate}>
            When an admin has recipes generated, the job is listed here.
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} hrefOf={generationJobsPagePath} />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title });
