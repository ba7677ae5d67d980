import type { Confirmation } from '~/ui';

type Named = { email: string };

/** The confirmation before a trainer and a customer are unlinked, on its own page and over the user's. */
export function unlinking(user: Named & { role: string }, other: Named): Confirmation {
  const [trainer, customer] = user.role === 'trainer' ? [user, other] : [other, user];
  return {
    title: 'Unlink trainer and customer?',
    children: `${trainer.email} will no longer see any of ${customer.email}’s data. Nothing is deleted, and you can link them again.`,
    confirmText: 'Unlink',
    pendingText: 'Unlinking...',
  };
}
