/**
 * Parts of the statements that sign users in (decision 6). Only this module reads the secret columns of accounts, so
 * these are parts of statements and not a view.
 */

/** Selects the account with this email, including the columns that a sign-in checks. */
export const accountByEmail = (email: string): string => `
  select u.id, u.email, u.role, u.name, u.profile_picture as "profilePicture", u.time_zone as "timeZone",
    u.password_hash as "passwordHash", u.google_id as "googleId", u.created_at as "createdAt", u.disabled_at as "disabledAt"
  from users u where u.email = ${email}`;

interface AccountNames {
  id: string;
  /** The hash that the given password matched, or null if no password was needed. */
  passwordHash: string;
}

/** Records the sign-in and returns the account's ID, unless the account was disabled or changed in the meantime. */
export const enterAccount = ({ id, passwordHash }: AccountNames): string => `
  update users set last_login_at = now()
  where id = ${id} and disabled_at is null and (${passwordHash}::text is null or password_hash = ${passwordHash})
  returning id`;
