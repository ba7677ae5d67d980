import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MadeCards } from '~/features/own-profile/made-cards';
import { type CardMaker, RecipeCardsForm } from '~/features/own-profile/recipe-cards-form';
import { customersPath, myPlansPath, profileOf } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, EmptyState, PageHeader, Stack } from '~/ui';
import { PrintIcon } from '~/ui/icons';

const title = 'Recipe Cards';

export async function loader({ context }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireUser(context);
  const answer = await apiFor(context).GET('/api/recipe-cards');
  const { choices, export: last } = dataOf(answer, context.requestId);
  return { role, timeZone, choices, last };
}

const descriptions = {
  customer: 'The recipes of one of your meal plans, on A4 pages',
  trainer: 'The recipes of the meal plans that you have assigned, each once, on A4 pages',
  admin: 'The recipes of all plans that customers have, each once, on A4 pages',
};

export default function RecipeCardsPage() {
  const { role, timeZone, choices, last } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-form">
      <PageHeader
        title={title}
        description={descriptions[role]}
        back={{ to: profileOf(role), label: 'Back to your profile' }}
      />
      <Stack gap="large">
        {last ? <MadeCards key={last.id} last={last} timeZone={timeZone} /> : null}
        {choices.length > 0 ? (
          <RecipeCardsForm role={role} choices={choices} last={last} />
        ) : (
          <Nothing role={role} />
        )}
      </Stack>
    </div>
  );
}

function Nothing({ role }: { role: CardMaker }) {
  if (role === 'admin')
    return (
      <EmptyState icon={PrintIcon} title="No customer has a meal plan yet">
        As soon as a trainer or an admin has assigned one, you can print its recipes here.
      </EmptyState>
    );
  return role === 'customer' ? (
    <EmptyState
      icon={PrintIcon}
      title="You have no meal plan yet"
      action={<ButtonLink to={myPlansPath}>My Meal Plans</ButtonLink>}
    >
      As soon as a trainer has assigned one to you, you can print its recipes here.
    </EmptyState>
  ) : (
    <EmptyState
      icon={PrintIcon}
      title="You have not assigned a meal plan yet"
      action={<ButtonLink to={customersPath}>Manage Clients</ButtonLink>}
    >
      As soon as one of your customers has a plan from you, you can print its recipes here.
    </EmptyState>
  );
}

export const meta = pageMeta({ title });
