import type { Confirmation } from '~/ui';
import type { Goal } from './goal-texts';

/** The question before a goal is deleted, on a page of its own and over the list. */
export const goalDeletion = ({ goalName }: Goal): Confirmation => ({
  title: 'Delete Goal',
  children: `Are you sure you want to delete the goal “${goalName}”? Measurements stay as they are.`,
  confirmText: 'Delete goal',
  pendingText: 'Deleting...',
});
