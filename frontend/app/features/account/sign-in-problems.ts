const problems: Record<string, string> = {
  google_code_invalid: 'We could not sign you in with Google. Please try again.',
  google_failed:
    'Signing in with Google was canceled or did not work. Please try again, or use your password.',
  google_unverified: 'Google has not verified your email address, so you cannot use it to sign in here.',
  google_profile_empty: 'Google did not share your email address, so you cannot use it to sign in here.',
  google_link_first:
    'An account with this email address already exists. Sign in with its password, then link Google in your security settings.',
  google_taken: 'This Google account is already linked to another account here.',
  challenge_ended: 'This sign-in has expired or was tried too often. Please start again.',
  passkey_refused: 'This passkey could not be used to sign in here. Please try again, or use your password.',
  account_disabled: 'This account has been closed. Please contact the operator of this site.',
};

/** Returns the text for the code that a failed sign-in leaves in the address. */
export function signInProblem(code: string | null): string | null {
  if (code === null) return null;
  return problems[code] ?? 'We could not sign you in. Please try again.';
}

/** Returns the same for linking. A user who cancels it is signed in and stays so. */
export const linkProblem = (code: string | null): string | null =>
  code === 'google_failed'
    ? 'Linking Google was canceled or did not work. Your account is as it was.'
    : signInProblem(code);
