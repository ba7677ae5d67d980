import type { operations } from '#openapi/schema';
import { customersPath, profileOf } from './pages';

export const inviteCustomerPath = `${customersPath}#invite`;

/** A customer's page, as their trainer sees it. Admins see customers among the users. */
export const customerPath = (id: string): string => `${customersPath}/${id}`;

export type CustomerSort = NonNullable<
  NonNullable<operations['Customers_own']['parameters']['query']>['sort']
>;

export type CustomersQuery = { search: string; sort: CustomerSort; needsAttention: boolean; page: number };

/** The list, searched, sorted, narrowed to customers who need attention, and turned to a page. */
export function customersPathWith(query: Partial<CustomersQuery>): string {
  const { search, sort, needsAttention, page = 1 } = query;
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(needsAttention && { show: 'attention' }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${customersPath}?${params}` : customersPath;
}

export type CustomerTab = 'overview' | 'plans' | 'metrics' | 'goals' | 'nutrition' | 'photos' | 'coaching';

/** The overview is shown at the address of the customer itself. */
export const customerTabPath = (id: string, tab: CustomerTab, page = 1): string =>
  tab === 'overview' ? customerPath(id) : `${customerPath(id)}/${tab}${page > 1 ? `?page=${page}` : ''}`;

/** A day of the customer's diary, as their trainer sees it. */
export const customerDiaryDayPath = (id: string, date: string): string =>
  `${customerTabPath(id, 'nutrition')}?date=${date}`;

export const endCoachingPath = (id: string): string => `${customerPath(id)}/coaching/end`;

/** `customerPage` is a trainer's or an admin's page about the customer, and `from` the page to return to, if it is another. */
export const withdrawPlanPath = (customerPage: string, planId: string, from?: string): string => {
  const path = `${customerPage}/plans/${planId}/withdraw`;
  return from ? `${path}?${new URLSearchParams({ from })}` : path;
};

export const customerSuggestionsPath = (about: string): string => `/customers/suggestions?${about}`;

/** The pages on which a trainer sees invitations. */
export const invitationPages = { profile: profileOf('trainer'), customers: customersPath };

export type InvitationsPage = keyof typeof invitationPages;

export const withdrawInvitationPath = (id: string, from: InvitationsPage): string =>
  `/trainer/invitations/${id}/withdraw?from=${from}`;
