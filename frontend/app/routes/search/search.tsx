import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { findAnything } from '~/features/palette/find.server';
import type { FoundGroup } from '~/features/palette/findings';
import { searchPath } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { searchIn } from '~/platform/page-number';
import { ButtonLink, Card, EmptyState, PageHeader, SearchRow, Stack } from '~/ui';
import { SearchIcon } from '~/ui/icons';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context);
  const search = searchIn(new URL(request.url).searchParams);
  return { role, search, groups: await findAnything({ context, role, search }) };
}

const describe = {
  admin: 'Find pages, users, recipes, and saved plans.',
  trainer: 'Find pages, clients, recipes, and saved plans.',
  customer: 'Find pages, recipes, your plans, and your grocery lists.',
};

export default function Search() {
  const { role, search, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Search" description={describe[role]} />
      <Stack>
        <Form action={searchPath} role="search" className="max-w-form">
          <SearchRow label="Search for" search={search} />
        </Form>
        {groups.length > 0 ? (
          groups.map((group) => <Group key={group.title} group={group} search={search} />)
        ) : (
          <EmptyState icon={SearchIcon} title="Nothing found">
            Nothing that you can open matches “{search}”. Try fewer or other words.
          </EmptyState>
        )}
      </Stack>
    </>
  );
}

function Group({ group, search }: { group: FoundGroup; search: string }) {
  const { title, findings, more } = group;
  return (
    <Card title={title}>
      <ul className="grid">
        {findings.map(({ id, label, detail, to }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <Link to={to} className="grid min-h-control content-center py-2 hover:bg-raised">
              <span className="font-semibold wrap-anywhere">{label}</span>
              {detail ? <span className="text-sm text-muted wrap-anywhere">{detail}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
      {more ? (
        <div className="mt-2">
          <ButtonLink to={more}>{`All ${title.toLowerCase()} for “${search}”`}</ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}

export const meta = pageMeta({ title: 'Search' });
