/** Tells which form of a profile was sent. */
export const accountIntent = {
  details: 'details',
  email: 'email',
  resendEmail: 'resend-email',
  cancelEmail: 'cancel-email',
} as const;
