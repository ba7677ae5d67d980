import { dateInWords, type PlanRun } from '~/features/meal-plans/plan-run';
import type { Confirmation } from '~/ui';

/** What is asked before a customer deletes a plan, on its page and over the list. */
export const planDeletion = (planName: string, run: PlanRun): Confirmation => ({
  title: 'Delete Meal Plan',
  children: `Delete “${planName}”?${afterwards(run)} This action cannot be undone.`,
  confirmText: 'Delete',
  pendingText: 'Deleting...',
});

function afterwards({ status, startsOn, endsOn }: PlanRun): string {
  if (status === 'past') return '';
  const told = ' Your trainer will be told.';
  if (status === 'upcoming') return ` It is the plan that starts ${dateInWords(startsOn)}.${told}`;
  const then = endsOn
    ? ` You will have no plan until the next one starts ${dateInWords(endsOn)}.`
    : ' You will have no plan.';
  return ` It is the plan that you follow now.${then}${told}`;
}
