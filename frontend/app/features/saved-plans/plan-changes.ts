import type { LoadedConfirmation } from '~/features/confirmation/loaded-confirmation';
import { customersText } from '~/features/meal-plans/plan-words';

/** What a card's menu and a plan's page ask for at once, without a page of its own. */
export const changeIntent = {
  edit: 'edit',
  duplicate: 'duplicate',
  template: 'template',
  noTemplate: 'no-template',
} as const;

type Deletion = {
  planName: string;
  /** How many customers hold it. */
  holders: number;
  isShared: boolean;
  action: string;
};

/** What is asked before a saved plan is deleted, on its page and over the list. */
export const planDeletion = ({ planName, holders, isShared, action }: Deletion): LoadedConfirmation => ({
  title: 'Delete Meal Plan',
  text: `Are you sure you want to delete “${planName}”? This action cannot be undone.`,
  names: [],
  notes: [
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
