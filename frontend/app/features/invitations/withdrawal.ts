import type { Confirmation } from '~/ui';

/** What is asked before an invitation is withdrawn, on its page and over the list. */
export function withdrawal(customerEmail: string): Confirmation {
  return {
    title: 'Withdraw this invitation?',
    children: `The link that was sent to ${customerEmail} stops working. You can invite them again later.`,
    confirmText: 'Withdraw invitation',
    pendingText: 'Withdrawing...',
  };
}
