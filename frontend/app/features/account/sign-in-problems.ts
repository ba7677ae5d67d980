const problems: Record<string, string> = {
  google_code_invalid: 'Signing in with Google did not complete. Please try again.',
  google_cancelled: 'You have cancelled signing in with Google.',
  google_failed: 'Google could not be asked. Please try again, or sign in with your password.',
  google_email_unverified:
    'Google has not verified your e-mail address, so it cannot be used to sign in here.',
  google_profile_empty: 'Google did not tell your e-mail address, so it cannot be used to sign in here.',
  google_link_first:
    'An account with this e-mail address exists already. Sign in with its password, then link Google in your profile.',
  google_taken: 'This Google account belongs to another account here.',
  account_disabled: 'This account has been closed. Please contact whoever runs this site.',
};

/** The text for a code that a failed sign-in leaves in the address. */
export function signInProblem(code: string | null): string | null {
  if (code === null) return null;
  return problems[code] ?? 'Signing in did not complete. Please try again.';
}
