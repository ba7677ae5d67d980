import { Banner } from '~/ui';
import type { PlansSummary } from './my-plan-words';

type NoPlanNowProps = { summary: PlansSummary; hasTrainer: boolean };

/** Explains what comes next after a plan was deleted or withdrawn. */
export function NoPlanNow({ summary: { totalPlans, planRemovedAt }, hasTrainer }: NoPlanNowProps) {
  if (totalPlans === 0 && planRemovedAt === null) return null;
  return (
    <Banner title="You have no plan now">
      {planRemovedAt && hasTrainer ? 'Your trainer has been notified that you deleted yours. ' : null}
      {hasTrainer
        ? 'You will get an email when your trainer assigns the next one.'
        : 'A trainer who invites you can assign the next one.'}
    </Banner>
  );
}
