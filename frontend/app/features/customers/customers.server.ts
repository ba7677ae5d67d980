import { type AppLoadContext, redirect } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { type CustomersQuery, customersPathWith } from '~/paths/customers';
import { apiFor } from '~/platform/api.server';
import { dataOf, errorPage, failureOf } from '~/platform/api-errors.server';
import { pageIn, searchIn } from '~/platform/page-number';
import { sortIn } from './customer-sorts';

const CUSTOMERS_PER_PAGE = 20;

export const customersQueryIn = (params: URLSearchParams): CustomersQuery => ({
  search: searchIn(params, 200),
  sort: sortIn(params),
  page: pageIn(params),
});

/** Lists a page of the trainer's customers, or says why there are none for the moment. */
export async function listCustomers(context: AppLoadContext, query: CustomersQuery) {
  const answer = await apiFor(context).GET('/api/trainer/customers', {
    params: { query: { ...query, limit: CUSTOMERS_PER_PAGE } },
  });
  if (!answer.data) {
    const failure = failureOf(answer, 'Failed to fetch customers');
    if (!failure.isPassing) throw errorPage(failure, context.requestId);
    return { customers: [], found: 0, total: 0, pages: 1, problem: failure.message };
  }
  const { customers, found, total } = answer.data;
  const pages = Math.max(1, Math.ceil(found / CUSTOMERS_PER_PAGE));
  if (query.page > pages) throw redirect(customersPathWith({ ...query, page: pages }));
  return { customers, found, total, pages, problem: null };
}

export type ListedCustomer = components['schemas']['OwnCustomerResponse'];
export type CustomerDetails = components['schemas']['CustomerDetailsResponse'];

/** Reads one customer: trainers see their own, admins all. */
export async function readCustomer(
  context: AppLoadContext,
  id: string | undefined,
): Promise<CustomerDetails> {
  const path = { id: id ?? '' };
  return dataOf(
    await apiFor(context).GET('/api/trainer/customers/{id}', { params: { path } }),
    context.requestId,
  );
}
