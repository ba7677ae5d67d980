import type { Confirmation } from '~/ui';
import { type GroceryList, itemsText } from './grocery-words';

/** The question before a list is deleted. */
export const listDeletion = ({ name, itemCount }: Pick<GroceryList, 'name' | 'itemCount'>): Confirmation => ({
  title: 'Delete Grocery List',
  children: `Are you sure you want to delete “${name}” with ${itemsText(itemCount)}? This action cannot be undone.`,
  confirmText: 'Delete list',
  pendingText: 'Deleting...',
});
