import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeAccount, loadAccount } from '~/features/account/account.server';
import { AccountCards } from '~/features/account/account-cards';
import {
  HealthDataCard,
  HealthMetrics,
  PersonalDetails,
  PlansCard,
  ProgressStats,
} from '~/features/own-profile/customer-cards';
import { RecipeCardsCard } from '~/features/own-profile/recipe-cards-card';
import { TrainersCard } from '~/features/own-profile/trainers-card';
import { editProfilePath } from '~/paths/account';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { Badge, ButtonLink, PageHeader, Stack } from '~/ui';
import { EditIcon } from '~/ui/icons';

const recentPlans = 3;

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const api = apiFor(context);
  const query = { limit: recentPlans, page: 1, withMeals: false };
  const [account, consent, trainers, figures, plans] = await Promise.all([
    loadAccount(context),
    api.GET('/api/profile/health-consent'),
    api.GET('/api/customer/trainers'),
    api.GET('/api/customer/profile/stats'),
    api.GET('/api/meal-plan/personalized', { params: { query } }),
  ]);
  const { mealPlans, total } = dataOf(plans, context.requestId);
  return {
    account,
    consent: dataOf(consent, context.requestId),
    figures: dataOf(figures, context.requestId),
    trainers: dataOf(trainers, context.requestId).trainers,
    plans: mealPlans.map(({ id, planName, totalDays, isActive }) => ({ id, planName, totalDays, isActive })),
    totalPlans: total,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return changeAccount(context, request, 'customer');
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function CustomerProfile() {
  const { account, consent, trainers, figures, plans, totalPlans } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { profile } = account;
  return (
    <>
      <PageHeader
        title="My Profile"
        description={
          <p className="flex flex-wrap items-center gap-2">
            {profile.email} <Badge tone="accent">Fitness Enthusiast</Badge>
          </p>
        }
        actions={
          <ButtonLink to={editProfilePath('customer')} variant="primary" icon={EditIcon}>
            Edit Profile
          </ButtonLink>
        }
      />
      <Stack gap="large">
        <ProgressStats figures={figures} />
        <HealthMetrics profile={profile} />
        <PersonalDetails profile={profile} />
        <PlansCard plans={plans} total={totalPlans} />
        <RecipeCardsCard whose="customer" />
        <TrainersCard trainers={trainers} timeZone={profile.timeZone} />
        <HealthDataCard {...consent} timeZone={profile.timeZone} />
        <AccountCards account={account} refused={refused} />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title: 'My Profile' });
