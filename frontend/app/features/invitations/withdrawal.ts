import { invitationPages } from '~/paths/customers';
import type { Confirmation } from '~/ui';

/** The confirmation before an invitation is withdrawn, on its own page and over the list. */
export function withdrawal(customerEmail: string): Confirmation {
  return {
    title: 'Withdraw this invitation?',
    children: `The link we sent to ${customerEmail} will stop working. You can invite them again later.`,
    confirmText: 'Withdraw invitation',
    pendingText: 'Withdrawing...',
  };
}

/** The page to return to, which the address of the confirmation names. */
export function pageWithInvitations(request: Request): string {
  return new URL(request.url).searchParams.get('from') === 'customers'
    ? invitationPages.customers
    : invitationPages.profile;
}
