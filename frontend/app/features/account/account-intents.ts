/** Tells which form of a profile was sent. */
export const accountIntent = {
  details: 'details',
  password: 'password',
  endDevice: 'end-device',
  unlinkGoogle: 'unlink-google',
} as const;
