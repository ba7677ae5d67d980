import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CollectionCard } from '~/features/collections/collection-card';
import { listCollections } from '~/features/collections/collections.server';
import { KeptTabs } from '~/features/engagement/kept-tabs';
import { collectionsPath, newCollectionPath } from '~/paths/collections';
import { recipesPath } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { pageIn } from '~/platform/page-number';
import { ButtonLink, EmptyState, PageHeader, Pagination, Stack, ViewLinks } from '~/ui';
import { PlusIcon } from '~/ui/icons';
import { CollectionIcon } from '~/ui/icons/collection';

type Scope = 'own' | 'public';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireUser(context);
  const { searchParams } = new URL(request.url);
  const scope: Scope = searchParams.get('scope') === 'public' ? 'public' : 'own';
  const page = pageIn(searchParams);
  const { collections, pages } = await listCollections(context, scope, page);
  const lastPage = Math.max(1, pages);
  if (page > lastPage) throw redirect(pathOf(scope, lastPage));
  return { collections, scope, page, pages, role, timeZone };
}

export default function Collections() {
  const { collections, scope, page, pages, role, timeZone } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Collections"
        description="Recipes that belong together, in the order you choose."
        actions={
          <ButtonLink to={newCollectionPath} variant="primary" icon={PlusIcon}>
            New collection
          </ButtonLink>
        }
      />
      <Stack>
        <KeptTabs role={role} current="collections" />
        <div className="flex">
          <ViewLinks
            label="Whose collections"
            views={[
              { label: 'Yours', to: pathOf('own'), current: scope === 'own' },
              { label: 'Public', to: pathOf('public'), current: scope === 'public' },
            ]}
          />
        </div>
        {collections.length === 0 ? <NoCollections scope={scope} /> : null}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {collections.map((collection) => (
            <li key={collection.id}>
              <CollectionCard collection={collection} timeZone={timeZone} />
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={pages} hrefOf={(to) => pathOf(scope, to)} />
      </Stack>
    </>
  );
}

function NoCollections({ scope }: { scope: Scope }) {
  if (scope === 'public') {
    return (
      <EmptyState icon={CollectionIcon} title="No public collections yet">
        Collections that people make public appear here, including yours.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={CollectionIcon}
      title="No collections yet"
      action={<ButtonLink to={recipesPath}>Browse recipes</ButtonLink>}
    >
      Choose “Add to a collection” on a recipe to start one.
    </EmptyState>
  );
}

function pathOf(scope: Scope, page = 1): string {
  const params = new URLSearchParams({
    ...(scope === 'public' && { scope }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${collectionsPath}?${params}` : collectionsPath;
}

export const meta = pageMeta({ title: 'Collections' });
