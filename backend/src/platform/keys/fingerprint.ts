import { hashToken } from './keys.js';

/** Of an email, for limits and events: what someone typed is not ours to keep. */
export const fingerprint = (email: string) => hashToken(email).toString('base64url').slice(0, 22);
