import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type MailFilters, mailFiltersFrom, mailPathWith } from '~/features/admin-mail/mail-filters';
import { MailTabs } from '~/features/admin-mail/mail-tabs';
import { kindName, mailKinds, mailStatuses, statusWords } from '~/features/admin-mail/mail-words';
import { MailsTable } from '~/features/admin-mail/mails-table';
import { mailPath } from '~/paths/emails';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import {
  type Chip,
  ChipList,
  EmptyState,
  FilterPanel,
  PageHeader,
  Pagination,
  Select,
  Stack,
  TextInput,
} from '~/ui';
import { SearchIcon } from '~/ui/icons';

const perPage = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  const filters = mailFiltersFrom(new URL(request.url).searchParams);
  const query = { ...filters, limit: perPage };
  const answer = await apiFor(context).GET('/api/admin/mails', { params: { query } });
  const { mails, found } = dataOf(answer, context.requestId);
  const pages = Math.ceil(found / perPage);
  const lastPage = Math.max(1, pages);
  if (filters.page > lastPage) throw redirect(mailPathWith({ ...filters, page: lastPage }));
  return { filters, mails, pages, timeZone };
}

export default function SendLog() {
  const { filters, mails, pages, timeZone } = useLoaderData<typeof loader>();
  const chips = chipsFor(filters);
  return (
    <>
      <PageHeader title="Mail" description="What was sent, what failed, and what its reader did not want." />
      <Stack>
        <MailTabs current="log" />
        <FilterPanel active={chips.length} clearTo={mailPath} submitText="Search">
          <TextInput
            key={`search ${filters.search}`}
            label="Address or subject"
            type="search"
            name="search"
            defaultValue={filters.search}
          />
          <Select
            key={`status ${filters.status}`}
            label="Status"
            name="status"
            options={mailStatuses}
            placeholder="Any status"
            defaultValue={filters.status ?? ''}
          />
          <Select
            key={`kind ${filters.kind}`}
            label="Kind"
            name="kind"
            options={mailKinds}
            placeholder="Any kind"
            defaultValue={filters.kind ?? ''}
          />
        </FilterPanel>
        <ChipList label="Active filters" chips={chips} />
        {mails.length > 0 ? (
          <MailsTable mails={mails} timeZone={timeZone} />
        ) : (
          <EmptyState icon={SearchIcon} title="No mails found">
            {chips.length > 0 ? 'No mail matches this search.' : 'No mail has been sent yet.'}
          </EmptyState>
        )}
        <Pagination page={filters.page} pages={pages} hrefOf={(page) => mailPathWith({ ...filters, page })} />
      </Stack>
    </>
  );
}

function chipsFor(filters: MailFilters): Chip[] {
  const { search, status, kind } = filters;
  const without = (name: 'search' | 'status' | 'kind') =>
    mailPathWith({ ...filters, [name]: undefined, page: 1 });
  return [
    ...(search ? [{ label: `“${search}”`, removeTo: without('search') }] : []),
    ...(status ? [{ label: statusWords(status).label, removeTo: without('status') }] : []),
    ...(kind ? [{ label: kindName(kind), removeTo: without('kind') }] : []),
  ];
}

export const meta = pageMeta({ title: 'Mail' });
