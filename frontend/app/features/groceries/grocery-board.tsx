import { Form, Link } from '@remix-run/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type GroceryView, generateGroceriesPath, groceryListPath } from '~/paths/groceries';
import type { RefusedForm } from '~/platform/forms';
import { Banner, Button, ButtonLink, Card, EmptyState, SearchRow, Stack, ViewLinks } from '~/ui';
import { GroceriesIcon, SearchIcon } from '~/ui/icons';
import { AddItem } from './add-item';
import { EditDialog } from './edit-dialog';
import type { Groceries } from './groceries.server';
import { countCategories, estimatedTotal, groupItems } from './grocery-view';
import { categoryLabels, type GroceryItem, type GroceryList, priceText } from './grocery-words';
import { intents } from './intents';
import { focusItem, ItemRow } from './item-row';
import { ListHeader } from './list-header';
import { type Acts, type Deleted, useGroceries } from './offline/use-groceries';
import { Waiting } from './waiting';

type GroceryBoardProps = {
  loaded: Groceries;
  /** The address of the page, which has two. */
  base: string;
  refused: RefusedForm | undefined;
};

/** Everything on the page of a list. */
export function GroceryBoard({ base, refused, loaded }: GroceryBoardProps) {
  const { currency, hasPlan, undo } = loaded;
  const { view, list, lists, total, waiting, standing, isWritten, acts, deleted, count } =
    useGroceries(loaded);
  return (
    <Stack>
      {list ? (
        <ListHeader
          {...{ base, list, lists, total, hasPlan, acts }}
          unsent={standing === 'sending' ? 0 : waiting}
        />
      ) : null}
      <Waiting {...{ waiting, standing, isWritten, count }} />
      {list && undo && count === 0 ? <Undo listId={list.id} {...undo} /> : null}
      {list && list.itemCount > 0 ? (
        <>
          <Narrowing base={base} list={list} view={view} />
          <Items {...{ base, list, view, currency, acts }} />
        </>
      ) : (
        <NothingListed list={list} hasPlan={hasPlan} />
      )}
      <AddItem listId={list?.id ?? null} refused={refused} add={acts.add}>
        {deleted ? <Deletion deleted={deleted} restore={acts.restore} /> : null}
        <Total list={list} currency={currency} />
      </AddItem>
    </Stack>
  );
}

function NothingListed({ list, hasPlan }: { list: GroceryList | null; hasPlan: boolean }) {
  const generate = (
    <ButtonLink to={generateGroceriesPath(list?.id)} variant="primary">
      Generate from meal plan
    </ButtonLink>
  );
  return (
    <EmptyState
      icon={GroceriesIcon}
      title={list ? 'This list is empty' : 'No grocery list yet'}
      action={hasPlan ? generate : undefined}
    >
      {hasPlan
        ? 'Add your first item below, or let your meal plan fill the list.'
        : 'Add your first item below. Once you have a meal plan, it can fill the list, too.'}
    </EmptyState>
  );
}

type UndoProps = NonNullable<Groceries['undo']> & { listId: string };

function Undo({ listId, version, deleted }: UndoProps) {
  return (
    <Form method="post">
      <input type="hidden" name="list" value={listId} />
      <input type="hidden" name="version" value={version} />
      <div role="status">
        <Banner
          tone="success"
          title={deletedText[deleted]}
          action={
            <Button variant="secondary" name="intent" value={intents.restore}>
              Undo
            </Button>
          }
        />
      </div>
    </Form>
  );
}

const deletedText = { item: 'Item deleted successfully', checked: 'Checked items cleared' };

/** The same for a deletion that this page has made by itself, which is seen wherever the list has been scrolled to. */
function Deletion({ deleted, restore }: { deleted: Deleted; restore: () => void }) {
  const undo = () => {
    const [first] = deleted.items;
    flushSync(restore);
    if (first) focusItem(first);
  };
  return (
    <div role="status" className="mb-2 flex items-center justify-between gap-4 print:hidden">
      <p className="font-semibold">{deletedText[deleted.what]}</p>
      <Button type="button" variant="secondary" onClick={undo}>
        Undo
      </Button>
    </div>
  );
}

type PartProps = { base: string; list: GroceryList; view: GroceryView };

/** Search, categories, and the two ways to show the list. */
function Narrowing({ base, list, view }: PartProps) {
  const pathWith = (changed: GroceryView) => groceryListPath(base, { ...view, list: list.id, ...changed });
  const { search, plain, category } = view;
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Form
          method="get"
          action={base}
          role="search"
          aria-label="Items"
          className="min-w-0 grow sm:max-w-form"
        >
          <input type="hidden" name="list" value={list.id} />
          {plain ? <input type="hidden" name="view" value="list" /> : null}
          {category ? <input type="hidden" name="category" value={category} /> : null}
          <SearchRow label="Search items" hideLabel placeholder="Search items..." search={search ?? ''} />
        </Form>
        <ViewLinks
          label="View"
          views={[
            { label: 'Categories', to: pathWith({ plain: false }), current: !plain },
            { label: 'List', to: pathWith({ plain: true }), current: plain === true },
          ]}
        />
      </div>
      <nav
        aria-label="Categories"
        className="flex gap-2 overflow-x-auto py-1 contain-inline-size sm:flex-wrap"
      >
        <CategoryLink to={pathWith({ category: undefined })} isCurrent={!category} label="All" />
        {countCategories(list.items).map(({ category: each, open }) => (
          <CategoryLink
            key={each}
            to={pathWith({ category: each })}
            isCurrent={each === category}
            label={`${categoryLabels[each]} ${open}`}
          />
        ))}
      </nav>
    </div>
  );
}

function CategoryLink({ to, isCurrent, label }: { to: string; isCurrent: boolean; label: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className="flex min-h-control shrink-0 items-center rounded-full border border-line px-3 text-sm tabular-nums hover:bg-raised aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent"
    >
      {label}
    </Link>
  );
}

type ItemsProps = PartProps & { currency: string | null; acts: Acts };

function Items({ base, list, view, currency, acts }: ItemsProps) {
  const [edited, setEdited] = useState<GroceryItem | null>(null);
  const groups = groupItems(list.items, view);
  const withPictures = list.items.some(({ drawing }) => drawing);
  if (groups.length === 0)
    return (
      <EmptyState
        icon={SearchIcon}
        title="No matching items"
        action={
          <ButtonLink to={groceryListPath(base, { list: list.id, plain: view.plain })}>
            Show all items
          </ButtonLink>
        }
      >
        Try another word or category.
      </EmptyState>
    );
  return (
    <>
      {groups.map(({ key, title, items }) => (
        <Card key={key} title={title ?? undefined} flush>
          <ul aria-label={title ?? 'Items'}>
            {items.map((item) => (
              <ItemRow key={item.id} {...{ item, withPictures, currency, acts }} onEdit={setEdited} />
            ))}
          </ul>
        </Card>
      ))}
      <EditDialog item={edited} acts={acts} close={() => setEdited(null)} />
    </>
  );
}

function Total({ list, currency }: { list: GroceryList | null; currency: string | null }) {
  const total = list && estimatedTotal(list.items);
  return total ? (
    <p className="mb-2 flex justify-between gap-4 text-sm font-semibold tabular-nums">
      <span>Estimated total of what is still to buy</span>
      <span>{priceText(total, currency)}</span>
    </p>
  ) : null;
}
