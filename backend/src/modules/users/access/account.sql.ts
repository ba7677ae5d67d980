/**
 * Parts of the statements that sign users in (decision 6). Only this module reads the secret columns of accounts, so
 * these are parts of statements and not a view.
 */

/** The columns that a sign-in checks and answers with. */
const ACCOUNT = `
  select u.id, u.email, u.role, u.name, u.profile_picture as "profilePicture", u.time_zone as "timeZone",
    u.password_hash as "passwordHash", u.google_id as "googleId", u.created_at as "createdAt",
    u.disabled_at as "disabledAt", u.second_factor_since as "secondFactorSince", u.erase_after as "eraseAfter"
  from users u`;

export const accountByEmail = (email: string): string => `${ACCOUNT} where u.email = ${email}`;

export const accountById = (id: string): string => `${ACCOUNT} where u.id = ${id}`;

/** Waits for concurrent changes of an account, and lets later ones wait. */
export const lockAccount = (id: string): string =>
  `select u.id from users u where u.id = ${id} for no key update`;

interface AccountNames {
  id: string;
  /** The hash that the given password matched, or null if no password was needed. */
  passwordHash: string;
  /** The second factor that was passed, or null if there was none. */
  secondFactor: string;
}

/**
 * Records the sign-in, which takes a deletion of the account back, and returns the account's ID, unless the account was
 * disabled or changed in the meantime. This is the only way into an account, so none leads past its second factor.
 */
export const enterAccount = ({ id, passwordHash, secondFactor }: AccountNames): string => `
  update users set last_login_at = now(), erase_after = null
  where id = ${id} and disabled_at is null and (${passwordHash}::text is null or password_hash = ${passwordHash})
    and (second_factor_since is null or ${secondFactor}::text is not null)
  returning id`;
