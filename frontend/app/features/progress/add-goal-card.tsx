import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useSubmitCount } from '~/features/forms/use-submit-count';
import type { AskedConsent } from '~/features/health-consent/health-consent.server';
import type { RefusedForm } from '~/platform/forms';
import { Card, ViewLinks } from '~/ui';
import { GoalForm, goalIntent } from './goal-form';
import type { Units } from './measurement-figures';

type AddGoalCardProps = {
  /** Says who sees the goal. */
  description: ReactNode;
  units: Units;
  today: string;
  refused: RefusedForm | undefined;
  consent?: AskedConsent;
};

export function AddGoalCard({ description, ...form }: AddGoalCardProps) {
  const { pathname } = useLocation();
  const count = useSubmitCount(goalIntent, form.refused !== undefined);
  const views = [
    { label: 'kg, cm', units: 'metric' },
    { label: 'lb, in', units: 'us' },
  ].map(({ label, units }) => ({ label, to: `${pathname}?units=${units}`, current: units === form.units }));
  return (
    <Card title="Add Goal" description={description} actions={<ViewLinks label="Units" views={views} />}>
      <GoalForm {...form} count={count} />
    </Card>
  );
}
