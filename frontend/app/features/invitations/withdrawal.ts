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

/** The pages on which a trainer sees invitations. */
const pages = { profile: '/trainer/profile', customers: '/trainer/customers' };

export type InvitationsPage = keyof typeof pages;

export function withdrawalPath(id: string, from: InvitationsPage): string {
  return `/trainer/invitations/${id}/withdraw?from=${from}`;
}

/** The page to return to, as the address of the question names it. */
export function pageWithInvitations(request: Request): string {
  return new URL(request.url).searchParams.get('from') === 'customers' ? pages.customers : pages.profile;
}
