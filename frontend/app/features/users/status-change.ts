import type { Confirmation } from '~/ui';
import type { UserDetails } from './users.server';

/** The state into which an admin puts an account. */
export const statusIntent = { enable: 'enable', disable: 'disable' } as const;

/** The confirmation before an account is disabled or enabled, on its own page and over the user's. */
export function statusChange({
  email,
  disabledAt,
  eraseAfter,
}: Pick<UserDetails, 'email' | 'disabledAt' | 'eraseAfter'>): Confirmation {
  if (disabledAt) {
    return {
      title: 'Enable this account?',
      children: `${email} can sign in again, with everything as it was.`,
      confirmText: 'Enable account',
      fields: { intent: statusIntent.enable },
      pendingText: 'Enabling...',
      danger: false,
    };
  }
  const outcome = eraseAfter
    ? 'The deletion that they asked for goes on, and they cannot take it back while the account is disabled.'
    : 'Nothing is deleted.';
  return {
    title: 'Disable this account?',
    children: `${email} is signed out everywhere at once and cannot sign in until you enable the account again. ${outcome}`,
    confirmText: 'Disable account',
    fields: { intent: statusIntent.disable },
    pendingText: 'Disabling...',
  };
}
