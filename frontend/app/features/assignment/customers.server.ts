import type { AppLoadContext } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { pageIn, searchIn } from '~/platform/page-number';

export type Holder = {
  id: string;
  email: string;
  name: string | null;
  hasRecipe: boolean;
  /** The other person who assigned it. */
  assignedBy: string | null;
  /** The user cannot withdraw it. */
  isFixed: boolean;
};

export type ListedCustomer = components['schemas']['CustomerResponse'];

const perPage = 50;

/** This many IDs fit into an address, which keeps the picked customers during a search without scripts. */
export const mostPicked = 100;

/** The maximum number of fields of a form with that many picked customers and a page of others. */
export const mostFields = 2 * mostPicked + 2 * perPage + 220;

const notFetched = 'Failed to fetch customers';

type Asked = {
  /** The customers picked so far. */
  ids: readonly string[];
  recipeId?: string;
};

/** Loads a page of the customers that match a search, and the picked ones that the search may not include. */
export async function customersFor(
  context: AppLoadContext,
  params: URLSearchParams,
  { ids, recipeId }: Asked,
) {
  const search = searchIn(params, 200);
  const page = pageIn(params);
  const id = [...new Set(ids)].filter((one) => uuid.test(one));
  const answer = await apiFor(context).GET('/api/assignable-customers', {
    params: { query: { search, page, limit: perPage, id: id.slice(0, mostPicked), recipeId } },
  });
  const { customers, picked, found, total } = dataOf(answer, context.requestId, notFetched);
  return {
    customers,
    picked,
    total,
    shown: { search, page, pages: Math.ceil(found / perPage), areTooMany: id.length > mostPicked },
  };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function holderOf(customer: ListedCustomer): Holder {
  const { id, email, name, hasRecipe = false, assignedBy = null, isFixed = false } = customer;
  return { id, email, name, hasRecipe, assignedBy, isFixed };
}
