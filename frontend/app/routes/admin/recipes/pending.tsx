import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findAdminRecipes } from '~/features/admin-recipes/admin-recipes.server';
import { AdminRecipesTable } from '~/features/admin-recipes/admin-recipes-table';
import { ApproveForm } from '~/features/admin-recipes/approve-form';
import { QueueNote } from '~/features/admin-recipes/queue-note';
import { LoadedConfirmLink } from '~/features/confirmation/loaded-confirmation';
import {
  adminToolsPath,
  approveAllPath,
  approveRecipePath,
  queuedRecipePath,
  queuePath,
} from '~/paths/admin-recipes';
import { adminPath } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { pageIn } from '~/platform/page-number';
import { Banner, ButtonLink, EmptyState, PageHeader, Pagination, Stack, SubmitButton } from '~/ui';
import { CheckIcon } from '~/ui/icons';

const perPage = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const page = pageIn(new URL(request.url).searchParams);
  const list = await findAdminRecipes(context, { approved: false, page, limit: perPage });
  const lastPage = Math.max(1, list?.pages ?? page);
  if (page > lastPage) throw redirect(pathOf(lastPage));
  return { list, page };
}

const pathOf = (page: number) => (page > 1 ? `${queuePath}?page=${page}` : queuePath);

const waitingText = (total: number) =>
  total === 1 ? '1 recipe pending approval' : `${total} recipes pending approval`;

export default function ReviewQueue() {
  const { list, page } = useLoaderData<typeof loader>();
  const total = list?.total ?? 0;
  return (
    <>
      <PageHeader
        title="Review Queue"
        description={list ? waitingText(total) : undefined}
        back={{ to: adminToolsPath, label: 'Admin Dashboard' }}
        actions={
          <>
            <ButtonLink to={pathOf(page)} preventScrollReset>
              Refresh
            </ButtonLink>
            {total > 0 ? (
              <LoadedConfirmLink
                to={approveAllPath}
                title="Approve All"
                look={{ variant: 'secondary', icon: CheckIcon }}
              >
                Approve All ({total})
              </LoadedConfirmLink>
            ) : null}
          </>
        }
      />
      <Stack>
        {list === null ? (
          <Banner tone="danger" title="Failed to fetch admin recipes">
            Please refresh this page in a moment.
          </Banner>
        ) : list.recipes.length === 0 ? (
          <EmptyState
            icon={CheckIcon}
            title="No pending recipes"
            action={<ButtonLink to={adminPath}>All recipes</ButtonLink>}
          >
            All recipes have been reviewed and approved.
          </EmptyState>
        ) : (
          <AdminRecipesTable
            caption="Recipes pending approval"
            recipes={list.recipes}
            linkOf={({ id }) => ({ to: queuedRecipePath(id) })}
            withoutStatus
            noteFor={(recipe) => <QueueNote recipe={recipe} waiting={list.recipes} />}
            actionsFor={({ id, name }) => (
              <ApproveForm id={id} asOf={list.asOf} from={pathOf(page)}>
                <SubmitButton
                  variant="secondary"
                  formAction={approveRecipePath(id)}
                  pendingText="Approving..."
                >
                  Approve<span className="sr-only"> {name}</span>
                </SubmitButton>
              </ApproveForm>
            )}
          />
        )}
        <Pagination page={page} pages={list?.pages ?? 1} hrefOf={pathOf} />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title: 'Review Queue' });
