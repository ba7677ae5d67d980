import type { LoaderFunctionArgs } from '@remix-run/node';
import { holderOf, type RecipeHolder } from '~/features/assignment/recipe-holder';
import type { CustomerSuggestion } from '~/features/customers/customer-search';
import { type AssignableCustomer, suggestCustomers } from '~/features/customers/customers.server';
import { planCustomerOf } from '~/features/meal-plans/assign-plan.server';
import { followsText, type PlanCustomer } from '~/features/meal-plans/plan-customer';
import { requireUser } from '~/platform/guards.server';

/** Suggests customers for an assignment while the user types. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const { searchParams } = new URL(request.url);
  const customers = await suggestCustomers(context, searchParams);
  if (!customers) return new Response(null, { status: 503 });
  const isAboutRecipe = searchParams.has('recipeId');
  const savedPlanId = searchParams.get('savedPlanId') || null;
  return Response.json(
    customers.map((customer) => (isAboutRecipe ? holder(customer) : planCustomer(customer, savedPlanId))),
  );
}

function holder(customer: AssignableCustomer): CustomerSuggestion<RecipeHolder> {
  const row = holderOf(customer);
  return { ...labelOf(customer, row.hasRecipe ? 'has this recipe' : null), row };
}

function planCustomer(
  customer: AssignableCustomer,
  savedPlanId: string | null,
): CustomerSuggestion<PlanCustomer> {
  const row = planCustomerOf(customer, savedPlanId);
  return { ...labelOf(customer, followsText(row)), row };
}

const labelOf = ({ id, email, name }: AssignableCustomer, more: string | null) => ({
  id,
  label: name ?? email,
  detail: [name && email, more].filter(Boolean).join(' · '),
});
