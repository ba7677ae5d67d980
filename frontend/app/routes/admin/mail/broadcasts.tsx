import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BroadcastsTable } from '~/features/admin-mail/broadcasts-table';
import { MailTabs } from '~/features/admin-mail/mail-tabs';
import { broadcastsPage, newBroadcastPath } from '~/paths/emails';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { pageIn } from '~/platform/page-number';
import { ButtonLink, EmptyState, PageHeader, Pagination, Stack } from '~/ui';
import { MailIcon } from '~/ui/icons';

const perPage = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  const page = pageIn(new URL(request.url).searchParams);
  const query = { page, limit: perPage };
  const answer = await apiFor(context).GET('/api/admin/broadcasts', { params: { query } });
  const { broadcasts, total } = dataOf(answer, context.requestId);
  const pages = Math.ceil(total / perPage);
  if (page > Math.max(1, pages)) throw redirect(broadcastsPage(Math.max(1, pages)));
  return { broadcasts, page, pages, timeZone };
}

export default function Broadcasts() {
  const { broadcasts, page, pages, timeZone } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Mail"
        description="What you write to many, by email."
        actions={
          <ButtonLink to={newBroadcastPath} variant="primary">
            Write a message
          </ButtonLink>
        }
      />
      <Stack>
        <MailTabs current="broadcasts" />
        {broadcasts.length > 0 ? (
          <BroadcastsTable broadcasts={broadcasts} timeZone={timeZone} />
        ) : (
          <EmptyState icon={MailIcon} title="No messages yet">
            Notices tell people what they should know. Announcements go to those who agreed to them.
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} hrefOf={broadcastsPage} />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title: 'Notices and Announcements' });
