import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { AssignForm } from '~/features/assignment/assign-form';
import { holderOf } from '~/features/assignment/recipe-holder';
import { restrictionsAskedBy } from '~/features/assignment/restrictions';
import { findCustomersToPick, MAX_PICKED, MAX_PICKER_FIELDS } from '~/features/customers/customers.server';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { readRecipe } from '~/features/recipes/recipes.server';
import { inviteCustomerPath } from '~/paths/customers';
import { recipePath } from '~/paths/recipes';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { readForm } from '~/platform/read-form.server';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, EmptyState } from '~/ui';
import { ClientsIcon } from '~/ui/icons';

const title = 'Assign Recipe to Customers';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context, 'admin', 'trainer');
  const { searchParams } = new URL(request.url);
  const recipeId = params.id ?? '';
  const asked = searchParams.getAll('customerId');
  const held = searchParams.getAll('held');
  const [recipe, found] = await Promise.all([
    readRecipe(context, params.id),
    findCustomersToPick(context, searchParams, { ids: [...asked, ...held], recipeId }),
  ]);
  const customers = found.customers.map(holderOf);
  const picked = found.picked.map(holderOf);
  const decided = new Set(held);
  return {
    role,
    recipe: { id: recipe.id, name: recipe.name },
    ...found,
    customers,
    picked,
    mostPicked: MAX_PICKED,
    ticked: [
      ...asked,
      ...[...picked, ...customers]
        .filter(({ id, hasRecipe }) => hasRecipe && !decided.has(id))
        .map(({ id }) => id),
    ],
    from: ownPath(searchParams.get('from')) ?? recipePath(recipe.id),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin', 'trainer');
  const form = await readForm(request, MAX_PICKER_FIELDS);
  const recipeId = params.id ?? '';
  const back = ownPath(form.get('from')) ?? recipePath(recipeId);
  const idsIn = (name: string) => [...new Set(form.getAll(name).map(String))];
  const customerIds = idsIn('customerId');
  // Customers who were not checked, and did not have the recipe when the list was shown, stay as they are.
  const among = [...new Set([...customerIds, ...idsIn('held')])];
  const answer = await apiFor(context).POST('/api/admin/assign-recipe', {
    body: {
      recipeId,
      customerIds,
      among,
      ...(form.get('confirmsRestrictions') && { confirmsRestrictions: true }),
    },
  });
  if (!answer.data) {
    const failure = failureOf(answer, 'Failed to update recipe assignments.');
    const restrictions = restrictionsAskedBy(failure);
    if (restrictions) return data({ restrictions, ticked: customerIds }, 400);
    const text = failure.message;
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
    <DialogOrPage title={title} back={{ to: from, label: 'Back' }}>
      <div className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{recipe.name}</p>
        <Choice key={recipe.id} recipeId={recipe.id} from={from} {...loaded} />
      </div>
    </DialogOrPage>
  );
}

type ChoiceProps = Omit<ReturnType<typeof useLoaderData<typeof loader>>, 'recipe'> & { recipeId: string };

function Choice({ role, total, ...form }: ChoiceProps) {
  const { pathname } = useLocation();
  const refused = useActionData<typeof action>();
  if (total > 0) return <AssignForm action={pathname} {...form} {...refused} />;
  return (
    <EmptyState
      icon={ClientsIcon}
      title="No Customers Yet"
      action={
        role === 'trainer' ? <ButtonLink to={inviteCustomerPath}>Invite a customer</ButtonLink> : undefined
      }
    >
      {role === 'trainer'
        ? 'Everyone who accepts your invitation will appear here.'
        : 'No one has registered as a customer yet.'}
    </EmptyState>
  );
}

export const meta = pageMeta({ title });
