import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Limit } from '../../../platform/limits/limits.js';
import { networkOf } from '../../../platform/limits/network-of.js';

/** Each question for a passkey writes a row, for whoever asks. */
const MAX_QUESTIONS_FROM_ADDRESS = 120;

export const passkeyQuestionsOf = ({ address }: Caller): Limit => ({
  key: `passkey:address:${networkOf(address)}`,
  most: MAX_QUESTIONS_FROM_ADDRESS,
  windowSeconds: HOUR_SECONDS,
});
