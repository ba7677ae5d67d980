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
  /** Who else assigned it. */
  assignedBy: string | null;
  /** Whoever is signed in cannot take it away. */
  isFixed: boolean;
};

export type ListedCustomer = components['schemas']['CustomerResponse'];

const perPage = 50;

/** This many fit into an address, which keeps the selected customers while someone searches without scripts. */
export const mostPicked = 100;

/** The most that a form with all of them and a page of others can send. */
export const mostFields = 2 * mostPicked + 2 * perPage + 220;

const notFetched = 'Failed to fetch customers';

type Asked = {
  /** Those who have been picked so far. */
  ids: readonly string[];
  recipeId?: string;
};

/** A page of the customers that an address searches for, and those who are picked, whom the search may leave out. */
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
