import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TimeZoneCard } from '~/features/account/time-zone-card';
import { zonesToAskFor } from '~/features/account/time-zones.server';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, Card, DefinitionList, EmptyState, PageHeader, RelativeTime, Stack } from '~/ui';
import { UserIcon } from '~/ui/icons';

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireUser(context, 'customer');
  const answer = await apiFor(context).GET('/api/customer/trainers');
  return {
    email: user.email,
    name: user.name,
    memberSince: user.createdAt,
    timeZone: user.timeZone,
    zones: zonesToAskFor(user),
    trainers: dataOf(answer, context.requestId).trainers,
  };
}

export default function CustomerHome() {
  const { email, name, memberSince, timeZone, zones, trainers } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="My Fitness Dashboard" description={`Welcome, ${name ?? email.split('@')[0]}`} />
      <Stack gap="large">
        <TimeZoneCard zones={zones} />
        <Trainers trainers={trainers} email={email} timeZone={timeZone} />
        <Card
          title="Your account"
          actions={
            <ButtonLink to="/customer/profile" variant="secondary">
              Profile
            </ButtonLink>
          }
        >
          <DefinitionList
            items={[
              { term: 'Email', description: email },
              { term: 'Member since', description: <RelativeTime value={memberSince} timeZone={timeZone} /> },
              { term: 'Time zone', description: timeZone?.replaceAll('_', ' ') ?? 'not chosen' },
            ]}
          />
        </Card>
      </Stack>
    </>
  );
}

type Trainer = Awaited<ReturnType<typeof loader>>['trainers'][number];
type TrainersProps = { trainers: Trainer[]; email: string; timeZone: string | null };

function Trainers({ trainers, email, timeZone }: TrainersProps) {
  if (trainers.length === 0) {
    return (
      <EmptyState icon={UserIcon} title="No Trainer Yet">
        Ask your trainer for an invitation to {email}. When you accept it, they appear here.
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
              <span className="text-muted">
                since <RelativeTime value={trainer.since} timeZone={timeZone} />
              </span>
            </>
          ),
        }))}
      />
    </Card>
  );
}

export const meta = pageMeta({ title: 'My Fitness Dashboard' });
