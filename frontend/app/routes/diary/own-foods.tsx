import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { readOwnFoods } from '~/features/diary/diary.server';
import { OwnFoodList } from '~/features/diary/own-food-list';
import { diaryPath, newOwnFoodPath, ownFoodsPath } from '~/paths/diary';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { pageIn, searchIn } from '~/platform/page-number';
import { ButtonLink, EmptyState, PageHeader, Pagination, SearchRow, Stack } from '~/ui';
import { PlusIcon, SearchIcon } from '~/ui/icons';

const title = 'Own Foods';
const perPage = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const { searchParams } = new URL(request.url);
  const [search, page] = [searchIn(searchParams), pageIn(searchParams)];
  const { data, total } = await readOwnFoods(context, { page, limit: perPage, ...(search && { search }) });
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) throw redirect(pathOf(search, pages));
  return { foods: data, search, page, pages };
}

const pathOf = (search: string, page: number): string =>
  `${ownFoodsPath}?${new URLSearchParams({ ...(search && { search }), page: String(page) })}`;

export default function OwnFoods() {
  const { foods, search, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-form">
      <PageHeader
        title={title}
        description="Foods that you entered from their labels. The search of your diary finds them."
        back={{ to: diaryPath, label: 'Nutrition Tracker' }}
        actions={
          <ButtonLink to={newOwnFoodPath} variant="primary" icon={PlusIcon}>
            Add own food
          </ButtonLink>
        }
      />
      <Stack>
        {foods.length > 0 || search ? (
          <Form role="search">
            <SearchRow label="Search your foods" search={search} />
          </Form>
        ) : null}
        {foods.length > 0 ? <OwnFoodList foods={foods} /> : <NoFoods search={search} />}
        <Pagination page={page} pages={pages} hrefOf={(to) => pathOf(search, to)} />
      </Stack>
    </div>
  );
}

const NoFoods = ({ search }: { search: string }) =>
  search ? (
    <EmptyState icon={SearchIcon} title={`Nothing found for “${search}”`}>
      Try another part of the name.
    </EmptyState>
  ) : (
    <EmptyState icon={PlusIcon} title="No own foods yet">
      Enter what the search does not know, for instance a bar or a bread, once. You then find it like any
      other food.
    </EmptyState>
  );

export const meta = pageMeta({ title });
