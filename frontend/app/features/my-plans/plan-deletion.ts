import { dateInWords } from '~/features/meal-plans/plan-dates';
import type { PlanRun } from '~/features/meal-plans/plan-run';
import type { Confirmation } from '~/ui';

/** The confirmation before a customer deletes a plan, on its own page and over the list. */
export const planDeletion = (planName: string, run: PlanRun): Confirmation => ({
  title: 'Delete Meal Plan',
  children: `Delete “${planName}”?${afterwards(run)} This action cannot be undone.`,
  confirmText: 'Delete',
  pendingText: 'Deleting...',
});

function afterwards({ status, startsOn, endsOn }: PlanRun): string {
  if (status === 'past') return '';
  const told = ' Your trainer will be notified.';
  if (status === 'upcoming') return ` This plan starts ${dateInWords(startsOn)}.${told}`;
  const then = endsOn
    ? ` You will have no plan until the next one starts ${dateInWords(endsOn)}.`
    : ' You will have no plan.';
  return ` You are following this plan now.${then}${told}`;
}
