/** Tells which form of the security page was sent. */
export const securityIntent = {
  password: 'password',
  endDevice: 'end-device',
  unlinkGoogle: 'unlink-google',
} as const;
