import type { LoaderFunctionArgs } from '@remix-run/node';
import type { CustomerSuggestion } from '~/features/assignment/customer-search';
import { type Holder, holderOf, type ListedCustomer } from '~/features/assignment/customers.server';
import { planCustomerOf } from '~/features/meal-plans/assign-plan.server';
import { followsText, type PlanCustomer } from '~/features/meal-plans/plan-customer';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { searchIn } from '~/platform/page-number';

const mostSuggested = 8;

/** Suggests customers for an assignment while the user types. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const { searchParams } = new URL(request.url);
  const recipeId = searchParams.get('recipeId') ?? undefined;
  const { data } = await apiFor(context).GET('/api/assignable-customers', {
    params: { query: { search: searchIn(searchParams, 200), limit: mostSuggested, recipeId } },
  });
  if (!data) return new Response(null, { status: 503 });
  const savedPlanId = searchParams.get('savedPlanId') || null;
  return Response.json(
    data.customers.map((customer) => (recipeId ? holder(customer) : planCustomer(customer, savedPlanId))),
  );
}

function holder(customer: ListedCustomer): CustomerSuggestion<Holder> {
  const row = holderOf(customer);
  return { ...labelOf(customer, row.hasRecipe ? 'has this recipe' : null), row };
}

function planCustomer(
  customer: ListedCustomer,
  savedPlanId: string | null,
): CustomerSuggestion<PlanCustomer> {
  const row = planCustomerOf(customer, savedPlanId);
  return { ...labelOf(customer, followsText(row)), row };
}

const labelOf = ({ id, email, name }: ListedCustomer, more: string | null) => ({
  id,
  label: name ?? email,
  detail: [name && email, more].filter(Boolean).join(' · '),
});
