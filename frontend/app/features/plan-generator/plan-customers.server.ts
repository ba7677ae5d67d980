import type { AppLoadContext } from '@remix-run/node';
import type { Role } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';

/** A customer for whom a plan can be made. */
export type CustomerOfPlan = { id: string; email: string; name: string | null; planName: string | null };

/** Limited by what a list can reasonably show. Others can be assigned the plan afterwards. */
const mostListed = 200;

/** A trainer's own customers, or all for an admin, including the requested one. Null if they cannot be loaded. */
export async function findPlanCustomers(context: AppLoadContext, role: Role, wanted: string | null) {
  const customers = await readCustomers(context, role);
  if (!customers) return { customers: null, more: 0 };
  const all = customers.map(({ id, email, name, activePlan }) => ({
    id,
    email,
    name,
    planName: activePlan ? activePlan.planName || 'Untitled Plan' : null,
  }));
  const listed = all.filter(({ id }, index) => index < mostListed || id === wanted);
  return { customers: listed, more: all.length - listed.length };
}

async function readCustomers(context: AppLoadContext, role: Role) {
  if (role === 'admin') return (await apiFor(context).GET('/api/admin/customers')).data ?? null;
  return (await apiFor(context).GET('/api/trainer/customers')).data?.customers ?? null;
}
