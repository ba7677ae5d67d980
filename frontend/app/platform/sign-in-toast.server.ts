import type { SignedInUser } from './current-user.server';
import type { Toast } from './toast.server';

/**
 * The toast of the first page after signing in. If a deletion was taken back, it stays until it is closed,
 * because its owner may not have meant to take it back.
 */
export const signInToast = ({ deletionTakenBack }: Pick<SignedInUser, 'deletionTakenBack'>): Toast =>
  deletionTakenBack
    ? {
        tone: 'warning',
        title: 'Your account will not be deleted',
        text: 'Signing in took the deletion back. If you still want to delete your account, ask again under “Your data”.',
      }
    : { tone: 'success', title: 'Login successful' };
