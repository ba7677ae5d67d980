import { lockAccount } from '../../users/index.js';

/** A code from an app that answers a challenge. */
export interface UsedCode {
  challengeHash: Buffer;
  appId: string;
  /** The number of the half minute that the code belongs to. */
  step: number;
}

/**
 * The parts of a statement that use up a code and its challenge: each counts once. `used_up` is empty if one of them
 * is used up already. The account is locked first, as by everything that changes its factors, so that neither waits
 * for the other.
 */
export const useCodeSql = (userId: string): string => `
  locked as (${lockAccount(userId)}
  ), used as (
    update authenticator_apps a set last_used_step = :step from locked
    where a.id = :appId and a.user_id = locked.id and a.last_used_step < :step returning a.user_id
  ), used_up as (
    delete from sign_in_challenges c using used
    where c.token_hash = :challengeHash and c.user_id = used.user_id returning c.user_id
  )`;
