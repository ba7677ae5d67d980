import { hashToken } from './keys.js';

/** Makes a fingerprint of an email for limits and events, because we should not keep what someone typed. */
export const fingerprint = (email: string) => hashToken(email).toString('base64url').slice(0, 22);
