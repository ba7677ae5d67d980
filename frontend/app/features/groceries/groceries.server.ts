import type { AppLoadContext } from '@remix-run/node';
import { groceryListsPath } from '~/paths/groceries';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { pageIn, searchIn } from '~/platform/page-number';
import { redirectWithToast } from '~/platform/toast.server';
import { groceryViewIn } from './grocery-view';
import type { GroceryList } from './grocery-words';

const listsOnPage = 10;

/** The switcher names this many lists; the others are in the chooser. */
const listsInSwitcher = 10;

const failedLists = 'Failed to fetch grocery lists';
const failedList = 'Failed to load grocery list';

export async function readGroceryList(context: AppLoadContext, id = ''): Promise<GroceryList> {
  return dataOf(await askForList(context, id), context.requestId, failedList);
}

const askForList = (context: AppLoadContext, id: string) =>
  apiFor(context).GET('/api/grocery-lists/{id}', { params: { path: { id } } });

/** A list that is open on one device may be deleted on another. Its page then leads to the other lists. */
async function readOpenedList(context: AppLoadContext, id: string): Promise<GroceryList> {
  const answer = await askForList(context, id);
  if (answer.response.status !== 404) return dataOf(answer, context.requestId, failedList);
  throw redirectWithToast(context, groceryListsPath(), {
    tone: 'info',
    title: 'This grocery list no longer exists',
    text: 'It may have been deleted on another device.',
  });
}

/** Reads what the page of a list shows: the list that the address names, or the one that was used last. */
export async function readGroceries(context: AppLoadContext, url: string, owner: string) {
  const { searchParams } = new URL(url);
  const view = groceryViewIn(searchParams);
  const asOf = Date.now();
  const answer = await apiFor(context).GET('/api/grocery-lists', {
    params: { query: { limit: listsInSwitcher } },
  });
  const { groceryLists, total, selectedId } = dataOf(answer, context.requestId, failedLists);
  const id = view.list ?? selectedId;
  const [list, currency, plan] = await Promise.all([
    id ? readOpenedList(context, id) : null,
    readCurrency(context),
    readPlanToShopFor(context),
  ]);
  const version = Number(searchParams.get('undo'));
  const undo =
    Number.isSafeInteger(version) && version > 0
      ? {
          version,
          deleted: searchParams.get('deleted') === 'checked' ? ('checked' as const) : ('item' as const),
        }
      : null;
  const hasPlan = plan !== null;
  return { owner, view, asOf, selectedId, list, lists: groceryLists, total, currency, hasPlan, undo };
}

/** The currency in which the customer reads prices, or null if they have not chosen any. */
const readCurrency = async (context: AppLoadContext): Promise<string | null> =>
  dataOf(await apiFor(context).GET('/api/profile'), context.requestId).currency;

export type Groceries = Awaited<ReturnType<typeof readGroceries>>;

/** Reads a page of all lists. */
export async function readGroceryLists(context: AppLoadContext, url: string) {
  const { searchParams } = new URL(url);
  const [search, page] = [searchIn(searchParams), pageIn(searchParams)];
  const query = { page: Math.min(page, 1000), limit: listsOnPage, ...(search && { search }) };
  const answer = await apiFor(context).GET('/api/grocery-lists', { params: { query } });
  const { groceryLists, found, total } = dataOf(answer, context.requestId, failedLists);
  return {
    lists: groceryLists,
    ...{ search, page, found, total },
    pages: Math.max(Math.ceil(found / listsOnPage), 1),
    here: groceryListsPath({ search, page }),
  };
}

/** Reads the plan that the customer follows now or next, from which a list can be made. */
export async function readPlanToShopFor(context: AppLoadContext) {
  const answer = await apiFor(context).GET('/api/meal-plan/current');
  const { plan } = dataOf(answer, context.requestId);
  return plan && { id: plan.id, planName: plan.planName, totalDays: plan.totalDays, startsOn: plan.startsOn };
}
