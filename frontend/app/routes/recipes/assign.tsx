import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { AssignForm } from '~/features/assignment/assign-form';
import { customersFor, mostShown, shownOf } from '~/features/assignment/customers.server';
import { OverOrPage } from '~/features/overlay/over-or-page';
import { readRecipe } from '~/features/recipes/recipes.server';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { searchIn } from '~/platform/page-number';
import { ownPath } from '~/platform/paths';
import { readForm } from '~/platform/read-form.server';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, EmptyState } from '~/ui';
import { ClientsIcon, SearchIcon } from '~/ui/icons';

const title = 'Assign Recipe to Customers';

/** A box for each customer, and what stands beside them. */
const mostFields = mostShown + 10;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context, 'admin', 'trainer');
  const { searchParams } = new URL(request.url);
  const [recipe, customers] = await Promise.all([
    readRecipe(context, params.id),
    customersFor(context, role, params.id ?? ''),
  ]);
  const search = searchIn(searchParams, 200);
  return {
    role,
    recipe: { id: recipe.id, name: recipe.name },
    customers: shownOf(customers, search),
    total: customers.length,
    search,
    from: ownPath(searchParams.get('from')) ?? `/recipes/${recipe.id}`,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { role } = await requireUser(context, 'admin', 'trainer');
  const form = await readForm(request, mostFields);
  const recipeId = params.id ?? '';
  const back = ownPath(form.get('from')) ?? `/recipes/${recipeId}`;
  const customers = await customersFor(context, role, recipeId);
  const shown = new Set(shownOf(customers, String(form.get('search') ?? '')).map(({ id }) => id));
  const customerIds = [
    ...customers.filter(({ id, hasRecipe }) => hasRecipe && !shown.has(id)).map(({ id }) => id),
    ...new Set(form.getAll('customerId').map(String)),
  ];
  const answer = await apiFor(context).POST('/api/admin/assign-recipe', { body: { recipeId, customerIds } });
  if (!answer.data) {
    const text = failureOf(answer, 'Failed to update recipe assignments.').message;
    return redirectWithToast(context, back, { tone: 'danger', title: 'Assignment Failed', text });
  }
  const { added, removed, message } = answer.data;
  if (added + removed > 0) return redirectWithToast(context, back, { tone: 'success', title: message });
  return redirectWithToast(context, back, {
    tone: 'info',
    title: message,
    text: 'Please select or deselect customers to update assignments.',
  });
}

export default function AssignRecipe() {
  const { recipe, from, ...loaded } = useLoaderData<typeof loader>();
  return (
    <OverOrPage title={title} back={{ to: from, label: 'Back' }}>
      <div className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{recipe.name}</p>
        <Choice key={`${recipe.id} ${loaded.search}`} from={from} {...loaded} />
      </div>
    </OverOrPage>
  );
}

type ChoiceProps = Omit<ReturnType<typeof useLoaderData<typeof loader>>, 'recipe'>;

function Choice({ role, customers, total, search, from }: ChoiceProps) {
  const { pathname } = useLocation();
  if (total === 0) {
    return (
      <EmptyState
        icon={ClientsIcon}
        title="No Customers Yet"
        action={
          role === 'trainer' ? (
            <ButtonLink to="/trainer/customers#invite">Invite a customer</ButtonLink>
          ) : undefined
        }
      >
        {role === 'trainer'
          ? 'Everyone who accepts your invitation will appear here.'
          : 'No one has registered as a customer yet.'}
      </EmptyState>
    );
  }
  if (customers.length === 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        title="No Matching Customers"
        action={<ButtonLink to={`${pathname}?${new URLSearchParams({ from })}`}>Show all</ButtonLink>}
      >
        Try adjusting your search.
      </EmptyState>
    );
  }
  return <AssignForm action={pathname} customers={customers} search={search} total={total} from={from} />;
}

export const meta = pageMeta({ title });
