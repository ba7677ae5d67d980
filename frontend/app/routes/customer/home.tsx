import { useRouteLoaderData } from '@remix-run/react';
import { DashboardTabs } from '~/features/my-plans/dashboard-tabs';
import { MyPlanList } from '~/features/my-plans/my-plan-list';
import { NoPlanNow } from '~/features/my-plans/no-plan-now';
import { PlanStats } from '~/features/my-plans/plan-stats';
import { QuickAccess } from '~/features/my-plans/quick-access';
import { Today } from '~/features/my-plans/today';
import { TimeZoneCard } from '~/features/profile/time-zone-card';
import { customerHomePath, profileOf } from '~/paths/pages';
import {
  absoluteTime,
  ButtonLink,
  Card,
  DefinitionList,
  EmptyState,
  PageHeader,
  Skeleton,
  Stack,
} from '~/ui';
import { UserIcon } from '~/ui/icons';
import type { loader } from './plans';

type Dashboard = NonNullable<Awaited<ReturnType<typeof loader>>>;

/** The surrounding page loads the data and keeps it while a plan is open above it. */
export default function CustomerHome() {
  const loaded = useRouteLoaderData<typeof loader>('routes/customer/plans');
  if (!loaded) return <Skeleton lines={8} />;
  const { base, list, goal, followed, hasPlan, trainers, account, zones } = loaded;
  const { name, email, timeZone } = account;
  return (
    <>
      <PageHeader title="My Fitness Dashboard" description={`Welcome, ${name ?? email.split('@')[0]}`} />
      <DashboardTabs current={customerHomePath} />
      <Stack gap="large">
        {followed ? <Today plan={followed} /> : null}
        {list.summary && !hasPlan ? (
          <NoPlanNow summary={list.summary} hasTrainer={trainers.length > 0} />
        ) : null}
        <QuickAccess />
        {list.summary && list.summary.totalPlans > 0 ? (
          <PlanStats summary={list.summary} goal={goal} />
        ) : null}
        <MyPlanList base={base} list={list} hasPlan={hasPlan} timeZone={timeZone} />
        <Trainers trainers={trainers} email={email} timeZone={timeZone} />
        <Account account={account} />
        <TimeZoneCard zones={zones} />
      </Stack>
    </>
  );
}

function Account({ account: { email, memberSince, timeZone } }: Pick<Dashboard, 'account'>) {
  return (
    <Card
      title="Your account"
      actions={
        <ButtonLink to={profileOf('customer')} variant="secondary">
          Profile
        </ButtonLink>
      }
    >
      <DefinitionList
        items={[
          { term: 'Email', description: email },
          { term: 'Member since', description: absoluteTime(new Date(memberSince), timeZone) },
          { term: 'Time zone', description: timeZone?.replaceAll('_', ' ') ?? 'not set' },
        ]}
      />
    </Card>
  );
}

type TrainersProps = Pick<Dashboard, 'trainers'> & { email: string; timeZone: string | null };

function Trainers({ trainers, email, timeZone }: TrainersProps) {
  if (trainers.length === 0) {
    return (
      <EmptyState icon={UserIcon} title="No Trainer Yet">
        Ask your trainer to invite {email}. Once you accept, they will appear here.
      </EmptyState>
    );
  }
  return (
    <Card title={trainers.length === 1 ? 'Your trainer' : 'Your trainers'}>
      <DefinitionList
        items={trainers.map((trainer) => ({
          term: trainer.name ?? trainer.email,
          description: (
            <>
              {trainer.name ? <span className="block">{trainer.email}</span> : null}
              <span className="text-muted">since {absoluteTime(new Date(trainer.since), timeZone)}</span>
            </>
          ),
        }))}
      />
    </Card>
  );
}
