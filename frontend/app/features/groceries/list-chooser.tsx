import { Form, Link, useNavigate } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { groceryListPath, groceryListsPath } from '~/paths/groceries';
import { groceriesPath } from '~/paths/pages';
import { formState, type RefusedForm } from '~/platform/forms';
import {
  Badge,
  ButtonLink,
  ButtonRow,
  Card,
  EmptyState,
  Pagination,
  SearchRow,
  Stack,
  SubmitButton,
  TextInput,
} from '~/ui';
import { ChevronRightIcon, GroceriesIcon, SearchIcon } from '~/ui/icons';
import type { readGroceryLists } from './groceries.server';
import { itemsText } from './grocery-words';

type Lists = Awaited<ReturnType<typeof readGroceryLists>>;

/** All lists of the customer, a page at a time, and the form for a new one. */
export function ListChooser({ refused, ...chooser }: Lists & { refused: RefusedForm | undefined }) {
  const { search, page, pages, found, total } = chooser;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      <CreateListForm refused={refused} />
      <div className="min-w-0 lg:col-span-2">
        <Stack>
          {total > 0 ? (
            <Form method="get" action={groceryListsPath()} role="search" aria-label="Grocery lists">
              <SearchRow label="Search lists" hideLabel placeholder="Search lists..." search={search} />
            </Form>
          ) : null}
          <Lists {...chooser} />
          <p role="status" className="text-center text-muted tabular-nums">
            {found > 0
              ? `Page ${Math.min(page, pages)} of ${pages}, ${found === 1 ? '1 list' : `${found} lists`}`
              : null}
          </p>
          <Pagination page={page} pages={pages} hrefOf={(to) => groceryListsPath({ search, page: to })} />
        </Stack>
      </div>
    </div>
  );
}

function Lists({ lists, found, total }: Lists) {
  if (lists.length === 0 && total > 0)
    return (
      <EmptyState
        icon={SearchIcon}
        title={found > 0 ? 'No lists on this page' : 'No matching lists'}
        action={<ButtonLink to={groceryListsPath()}>Show all lists</ButtonLink>}
      >
        {found > 0 ? 'Lists may have been deleted meanwhile.' : 'Try another word.'}
      </EmptyState>
    );
  if (lists.length === 0)
    return (
      <EmptyState icon={GroceriesIcon} title="No grocery list yet">
        Create your first list with the form.
      </EmptyState>
    );
  return (
    <Card title="Your lists" flush>
      <ul>
        {lists.map(({ id, name, itemCount }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={groceryListPath(groceriesPath, { list: id })}
              className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-raised"
            >
              <span className="min-w-0 grow font-semibold wrap-anywhere">{name || 'Unnamed List'}</span>
              {itemCount > 0 ? <Badge>{itemsText(itemCount)}</Badge> : null}
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CreateListForm({ refused }: { refused: RefusedForm | undefined }) {
  const form = formState(refused);
  const navigate = useNavigate();
  return (
    <Card title="Create New List">
      <Form
        method="post"
        noValidate
        onKeyDown={({ key }) => {
          if (key === 'Escape') navigate(groceriesPath);
        }}
      >
        <Stack key={form.attempt}>
          <FormProblems form={form} title="The list could not be created" />
          <TextInput label="List name" required maxLength={255} autoComplete="off" {...form.field('name')} />
          <ButtonRow>
            <SubmitButton pendingText="Creating...">Create List</SubmitButton>
            <ButtonLink to={groceriesPath}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </Card>
  );
}
