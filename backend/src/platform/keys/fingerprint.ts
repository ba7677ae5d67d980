import { hashToken } from './keys.js';

/** Of an e-mail, for limits and events: what somebody typed is not ours to keep. */
export const fingerprint = (email: string) => hashToken(email).toString('base64url').slice(0, 22);
