import { useRouteLoaderData } from '@remix-run/react';
import { TimeZoneCard } from '~/features/profile/time-zone-card';
import { RecipeActions } from '~/features/recipes/recipe-actions';
import { RecipeBrowser } from '~/features/recipes/recipe-browser';
import { ToDo } from '~/features/trainer/to-do';
import { TrainerTabs } from '~/features/trainer/trainer-tabs';
import { inviteCustomerPath } from '~/paths/customers';
import { trainerPath } from '~/paths/pages';
import { overDashboard } from '~/paths/recipes';
import { ButtonLink, PageHeader, Skeleton, Stack } from '~/ui';
import { MailIcon } from '~/ui/icons';
import type { loader } from './home';

const over = overDashboard;

/** The surrounding page loads the data and keeps it while a recipe is open above it. */
export default function BrowseRecipes() {
  const loaded = useRouteLoaderData<typeof loader>('routes/trainer/home');
  if (!loaded) return <Skeleton lines={8} />;
  const { name, role, zones, toDo, list } = loaded;
  return (
    <>
      <PageHeader
        title={`Welcome, ${name}`}
        description="Browse recipes and create meal plans for your clients."
        actions={
          <ButtonLink to={inviteCustomerPath} icon={MailIcon}>
            Invite a customer
          </ButtonLink>
        }
      />
      <Stack gap="medium">
        <TrainerTabs current="recipes" />
        {toDo ? <ToDo toDo={toDo} /> : null}
        <RecipeBrowser
          base={trainerPath}
          over={over}
          {...list}
          actionFor={(recipe) => <RecipeActions recipe={recipe} role={role} over={over} />}
        />
        <TimeZoneCard zones={zones} />
      </Stack>
    </>
  );
}
