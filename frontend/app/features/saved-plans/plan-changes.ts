import type { LoadedConfirmation } from '~/features/confirmation/loaded-confirmation';
import { customersText } from '~/features/meal-plans/plan-words';

/** Actions of a card's menu and a plan's page that need no page of their own. */
export const changeIntent = {
  edit: 'edit',
  duplicate: 'duplicate',
  template: 'template',
  noTemplate: 'no-template',
} as const;

type Deletion = {
  planName: string;
  /** The number of customers who have it. */
  holders: number;
  isShared: boolean;
  action: string;
};

/** The confirmation before a saved plan is deleted, on its own page and over the list. */
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
