import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TimeZoneCard } from '~/features/account/time-zone-card';
import { zonesToAskFor } from '~/features/account/time-zones.server';
import { RecipeActions } from '~/features/recipes/recipe-actions';
import { RecipeBrowser } from '~/features/recipes/recipe-browser';
import { browseRecipes } from '~/features/recipes/recipes.server';
import { TrainerTabs } from '~/features/trainer/trainer-tabs';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, PageHeader, Stack } from '~/ui';
import { MailIcon } from '~/ui/icons';

const base = '/trainer';
const perPage = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, 'trainer');
  const list = await browseRecipes(context, new URL(request.url), base, perPage);
  return { name: user.email.split('@')[0] || 'Trainer', role: user.role, zones: zonesToAskFor(user), list };
}

export default function TrainerHome() {
  const { name, role, zones, list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={`Welcome, ${name}`}
        description="Browse recipes and create meal plans for your clients."
        actions={
          <ButtonLink to="/trainer/profile#invite" icon={MailIcon}>
            Invite a customer
          </ButtonLink>
        }
      />
      <Stack gap="medium">
        <TimeZoneCard zones={zones} />
        <TrainerTabs current="recipes" />
        <RecipeBrowser
          base={base}
          {...list}
          actionFor={(recipe) => <RecipeActions recipe={recipe} role={role} />}
        />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title: 'Home' });
