/**
 * Shared by the baselines that show accounts to admins: the columns that they read, and the answers made of
 * them.
 */
export const ACCOUNT = 'id, email, name, role, disabled_at, erase_after, created_at, last_login_at';

export const LINKED_USER = 'u.id, u.email, u.name, u.profile_picture, c.since';

export const LINKS_NEWEST_FIRST = 'c.since desc, c.id';

export const accountOf = (row, { trainers, customerCount }) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  disabledAt: row.disabled_at?.toISOString() ?? null,
  eraseAfter: row.erase_after?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  trainers: trainers.map(linkedUserOf),
  customerCount,
});

export const linkedUserOf = ({ id, email, name, profile_picture: picture, since }) => ({
  id,
  email,
  name,
  profilePicture: picture && `/api/profile-images/${picture}/large`,
  since: since.toISOString(),
});
