import type { Confirmation } from '~/ui';
import type { OwnFood } from './diary-texts';

/** Returns the question that is asked before an own food is deleted, on a page of its own and over the list. */
export const ownFoodDeletion = ({ name }: OwnFood): Confirmation => ({
  title: 'Delete own food',
  children: `Delete “${name}”? The search will not find it any more. What you logged of it stays in your diary.`,
  confirmText: 'Delete food',
  pendingText: 'Deleting...',
});
