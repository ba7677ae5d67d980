import type { Confirmation } from '~/ui';

type Withdrawal = { email: string; planName: string; action: string };

/** What is asked before a plan is taken back from a customer, on its page and over the list of who holds it. */
export const planWithdrawal = ({ email, planName, action }: Withdrawal): Confirmation => ({
  title: 'Withdraw this plan?',
  children: `${email} no longer sees “${planName}”, nor what was ticked in its prep guide. This action cannot be undone.`,
  confirmText: 'Withdraw plan',
  pendingText: 'Withdrawing...',
  action,
});
