/**
 * Parts of the statements that sign somebody in (decision 6). What an account keeps secret is read here alone, so these are
 * parts rather than a view.
 */

/** The account with this email, with what is checked of it. */
export const accountByEmail = (email: string): string => `
  select u.id, u.email, u.role, u.name, u.profile_picture as "profilePicture", u.time_zone as "timeZone",
    u.password_hash as "passwordHash", u.google_id as "googleId", u.created_at as "createdAt", u.disabled_at as "disabledAt"
  from users u where u.email = ${email}`;

interface AccountNames {
  id: string;
  /** The hash that was right a moment ago; null where no password was asked for. */
  passwordHash: string;
}

/** Notes that the owner of an account comes in, and answers with its id unless it has been disabled or changed meanwhile. */
export const enterAccount = ({ id, passwordHash }: AccountNames): string => `
  update users set last_login_at = now()
  where id = ${id} and disabled_at is null and (${passwordHash}::text is null or password_hash = ${passwordHash})
  returning id`;
