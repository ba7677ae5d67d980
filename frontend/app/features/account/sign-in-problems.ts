const problems: Record<string, string> = {
  google_code_invalid: 'Signing in with Google did not complete. Please try again.',
  google_failed:
    'Signing in with Google was cancelled or did not work. Please try again, or use your password.',
  google_unverified: 'Google has not verified your email address, so it cannot be used to sign in here.',
  google_profile_empty: 'Google did not tell your email address, so it cannot be used to sign in here.',
  google_link_first:
    'An account with this email address exists already. Sign in with its password, then link Google in your profile.',
  google_taken: 'This Google account belongs to another account here.',
  account_disabled: 'This account has been closed. Please contact whoever runs this site.',
};

/** The text for a code that a failed sign-in leaves in the address. */
export function signInProblem(code: string | null): string | null {
  if (code === null) return null;
  return problems[code] ?? 'Signing in did not complete. Please try again.';
}
