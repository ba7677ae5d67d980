import { invitationPages } from '~/paths/customers';
import type { Confirmation } from '~/ui';

/** What is asked before an invitation is withdrawn, on its page and over the list. */
export function withdrawal(customerEmail: string): Confirmation {
  return {
    title: 'Withdraw this invitation?',
    children: `The link we sent to ${customerEmail} will stop working. You can invite them again later.`,
    confirmText: 'Withdraw invitation',
    pendingText: 'Withdrawing...',
  };
}

/** The page to return to, as the address of the question names it. */
export function pageWithInvitations(request: Request): string {
  return new URL(request.url).searchParams.get('from') === 'customers'
    ? invitationPages.customers
    : invitationPages.profile;
}
