import type { Confirmation } from '~/ui';

/** What is asked before a customer deletes a plan, on its page and over the list. */
export const planDeletion = (planName: string, isActive: boolean): Confirmation => ({
  title: 'Delete Meal Plan',
  children: `Delete “${planName}”?${isActive ? ' It is the plan that you follow now.' : ''} This action cannot be undone.`,
  confirmText: 'Delete',
  pendingText: 'Deleting...',
});
