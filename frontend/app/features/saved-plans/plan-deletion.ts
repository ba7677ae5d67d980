import { customersText } from '~/features/meal-plans/plan-words';
import type { Question } from '~/features/questions/question';

type Deletion = {
  planName: string;
  /** How many customers hold it. */
  holders: number;
  isShared: boolean;
  action: string;
};

/** What is asked before a saved plan is deleted, on its page and over the list. */
export const planDeletion = ({ planName, holders, isShared, action }: Deletion): Question => ({
  title: 'Delete Meal Plan',
  asks: `Are you sure you want to delete “${planName}”? This action cannot be undone.`,
  names: [],
  tells: [
    holders === 0
      ? 'No customer has it.'
      : `${customersText(holders)} ${holders === 1 ? 'has' : 'have'} it and ${holders === 1 ? 'keeps a copy' : 'keep their copies'}.`,
    ...(isShared ? ['Its share link will stop working.'] : []),
  ],
  confirmText: 'Delete meal plan',
  pendingText: 'Deleting...',
  action,
  fields: {},
  danger: true,
});
