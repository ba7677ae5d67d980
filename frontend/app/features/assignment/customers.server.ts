import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import type { Role } from '~/platform/paths';

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

/** Whom a recipe can be assigned to, and who holds it: an admin's are all customers, a trainer's their own. */
export async function customersFor(context: AppLoadContext, role: Role, recipeId: string): Promise<Holder[]> {
  const params = { params: { query: { recipeId } } };
  const customers =
    role === 'admin'
      ? dataOf(await apiFor(context).GET('/api/admin/customers', params), context.requestId)
      : dataOf(await apiFor(context).GET('/api/trainer/customers', params), context.requestId).customers;
  return customers.map(({ id, email, name, hasRecipe = false, assignedBy = null, isFixed = false }) => ({
    id,
    email,
    name,
    hasRecipe,
    assignedBy,
    isFixed,
  }));
}

/** More than anybody ticks one by one; who is looked for among more is searched. */
export const mostShown = 200;

/** The first of those that a search finds: whoever is not shown stays as they are. */
export function shownOf(customers: Holder[], search: string): Holder[] {
  const word = search.toLowerCase();
  return customers
    .filter(({ email, name }) => `${email} ${name ?? ''}`.toLowerCase().includes(word))
    .slice(0, mostShown);
}
