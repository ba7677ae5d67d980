import type { Confirmation } from '~/ui';
import type { UserDetails } from './users.server';

/** The confirmation before an admin resets how somebody signs in, on its own page and over the user's. */
export const secondStepReset = ({ email }: Pick<UserDetails, 'email'>): Confirmation => ({
  title: 'Reset the second step?',
  children: `Only do this if you know that it is ${email} who asks, for example by calling them. Their app, passkeys, and recovery codes stop working, they are signed out everywhere, and their password alone opens the account until they set up a new second step. Both of you get an email.`,
  confirmText: 'Reset second step',
  pendingText: 'Resetting...',
});
