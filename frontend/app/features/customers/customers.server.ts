import { type AppLoadContext, redirect } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { type CustomersQuery, customersPathWith } from '~/paths/customers';
import { apiFor } from '~/platform/api.server';
import { dataOf, errorPage, failureOf } from '~/platform/api-errors.server';
import { todayIn } from '~/platform/calendar';
import { pageIn, searchIn } from '~/platform/page-number';
import { isUuid } from '~/platform/uuid.server';
import { sortIn } from './customer-sorts';
import { dayAgoText, isActive, type NeedText, needTexts } from './needs';

type Schemas = components['schemas'];

export type ListedCustomer = Schemas['OwnCustomerResponse'] & {
  needTexts: NeedText[];
  isActive: boolean;
  /** On which day the last weigh-in was. */
  weighedWhen: string | null;
};
export type CustomerDetails = Schemas['CustomerDetailsResponse'];
/** A customer to whom a plan or a recipe can be assigned. */
export type AssignableCustomer = Schemas['CustomerResponse'];

const CUSTOMERS_PER_PAGE = 20;

export const customersQueryIn = (params: URLSearchParams): CustomersQuery => ({
  search: searchIn(params, 200),
  sort: sortIn(params),
  needsAttention: params.get('show') === 'attention',
  page: pageIn(params),
});

/** Lists a page of the trainer's customers, or says why they cannot be loaded. */
export async function listCustomers(
  context: AppLoadContext,
  { needsAttention, ...query }: CustomersQuery,
  timeZone: string | null,
) {
  const answer = await apiFor(context).GET('/api/trainer/customers', {
    params: {
      query: { ...query, ...(needsAttention ? { needsAttention } : {}), limit: CUSTOMERS_PER_PAGE },
    },
  });
  if (!answer.data) {
    const failure = failureOf(answer, 'Failed to fetch customers');
    if (!failure.isPassing) throw errorPage(failure, context.requestId);
    return { customers: [], found: 0, total: 0, inNeed: 0, pages: 1, problem: failure.message };
  }
  const { found, total, inNeed } = answer.data;
  const pages = Math.max(1, Math.ceil(found / CUSTOMERS_PER_PAGE));
  if (query.page > pages) throw redirect(customersPathWith({ ...query, needsAttention, page: pages }));
  const now = new Date();
  const today = todayIn(timeZone, now);
  const customers = answer.data.customers.map((one) => ({
    ...one,
    needTexts: needTexts(one, today, now),
    isActive: isActive(one, now),
    weighedWhen: one.lastWeighIn ? dayAgoText(one.lastWeighIn.day, today) : null,
  }));
  return { customers, found, total, inNeed, pages, problem: null };
}

/** The customers that each request has asked for. */
const asked = new WeakMap<AppLoadContext, Map<string, Promise<CustomerDetails>>>();

/** Reads one customer for the loaders of a page and its tab, which run for the same request, with one call. */
export function readCustomerOnce(context: AppLoadContext, id = ''): Promise<CustomerDetails> {
  const known = asked.get(context) ?? new Map<string, Promise<CustomerDetails>>();
  asked.set(context, known);
  const reading = known.get(id) ?? readCustomer(context, id);
  known.set(id, reading);
  return reading;
}

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

const PICKABLE_PER_PAGE = 50;

/** This many IDs fit into an address, which keeps the picked customers during a search without scripts. */
export const MAX_PICKED = 100;

/** The maximum number of fields of a form with that many picked customers and a page of others. */
export const MAX_PICKER_FIELDS = 2 * MAX_PICKED + 2 * PICKABLE_PER_PAGE + 220;

type Picking = {
  /** The customers picked so far. */
  ids: readonly string[];
  recipeId?: string;
};

/** Loads a page of the customers that match a search, and the picked ones that the search may not include. */
export async function findCustomersToPick(
  context: AppLoadContext,
  params: URLSearchParams,
  { ids, recipeId }: Picking,
) {
  const search = searchIn(params, 200);
  const page = pageIn(params);
  const id = [...new Set(ids)].filter(isUuid);
  const answer = await apiFor(context).GET('/api/assignable-customers', {
    params: { query: { search, page, limit: PICKABLE_PER_PAGE, id: id.slice(0, MAX_PICKED), recipeId } },
  });
  const { customers, picked, found, total } = dataOf(answer, context.requestId, 'Failed to fetch customers');
  return {
    customers,
    picked,
    total,
    shown: {
      ...{ search, page, pages: Math.ceil(found / PICKABLE_PER_PAGE) },
      areTooMany: id.length > MAX_PICKED,
    },
  };
}

/** Suggests customers while the user types. Null if they cannot be loaded. */
export async function suggestCustomers(context: AppLoadContext, params: URLSearchParams) {
  const query = {
    search: searchIn(params, 200),
    limit: MAX_SUGGESTED,
    recipeId: params.get('recipeId') ?? undefined,
  };
  const { data } = await apiFor(context).GET('/api/assignable-customers', { params: { query } });
  return data?.customers ?? null;
}

const MAX_SUGGESTED = 8;

/** The limit is what a list can reasonably show. Others can be assigned the plan afterward. */
const MAX_CHOICES = 200;

/** Lists customers to choose one from, including the requested one. Null if they cannot be loaded. */
export async function listCustomersToChoose(context: AppLoadContext, wanted: string | null) {
  const id = wanted && isUuid(wanted) ? [wanted] : [];
  const { data } = await apiFor(context).GET('/api/assignable-customers', {
    params: { query: { limit: MAX_CHOICES, id } },
  });
  if (!data) return { customers: null, more: 0 };
  const { picked, customers, total } = data;
  const listed = new Set(customers.map((customer) => customer.id));
  const all = [...customers, ...picked.filter((customer) => !listed.has(customer.id))];
  return { customers: all.map(customerToChoose), more: total - all.length };
}

const customerToChoose = ({ id, email, name, activePlan }: AssignableCustomer) => ({
  ...{ id, email, name },
  planName: activePlan ? activePlan.planName || 'Untitled Plan' : null,
});

/** A customer for whom a plan can be made. */
export type CustomerToChoose = ReturnType<typeof customerToChoose>;
