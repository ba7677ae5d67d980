import type { LoadedConfirmation } from '~/features/confirmation/loaded-confirmation';
import { approveAllPath } from '~/paths/admin-recipes';

type Waiting = {
  ids: readonly string[];
  /** The number of waiting recipes, which may exceed what can be approved at once. */
  total: number;
  /** The moment at which the list was loaded. */
  asOf: string;
};

export function approvalOfAll({ ids, total, asOf }: Waiting): LoadedConfirmation {
  const all = ids.length === 1 ? '1 recipe' : `${ids.length} recipes`;
  const rest = total - ids.length;
  return {
    title: 'Approve All',
    text: `Are you sure you want to approve ${all}? Everyone who is signed in will be able to find them.`,
    names: [],
    notes: rest > 0 ? [`These are the newest ones; ${rest} more stay in the queue.`] : [],
    confirmText: `Approve ${all}`,
    pendingText: 'Approving...',
    action: approveAllPath,
    fields: { ids: ids.join(','), asOf },
    danger: false,
  };
}
