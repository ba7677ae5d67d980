/** Tells which form of a profile was sent. */
export const accountIntent = {
  details: 'details',
  email: 'email',
  resendEmail: 'resend-email',
  cancelEmail: 'cancel-email',
  password: 'password',
  endDevice: 'end-device',
  unlinkGoogle: 'unlink-google',
} as const;
