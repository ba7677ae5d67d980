import { jsonTime } from '../../platform/database/json-time.sql.js';
import { pictureAddressIn } from './user-pictures.js';

/** Parts of `json_build_object` with which the database writes accounts for admins. */

/** The columns of `users` that `accountFields` writes. */
export const ACCOUNT_COLUMNS = 'id, email, name, role, disabled_at, created_at, last_login_at';

export const accountFields = (account: string): string => `
  'id', ${account}.id, 'email', ${account}.email, 'name', ${account}.name, 'role', ${account}.role,
  'disabledAt', ${jsonTime(`${account}.disabled_at`)}, 'createdAt', ${jsonTime(`${account}.created_at`)},
  'lastLoginAt', ${jsonTime(`${account}.last_login_at`)}`;

/** The users at the other end of some coachings `c`, the newest first. The shape is that of `LinkedUserResponse`. */
export const linkedUsers = (user: string): string => `
  json_agg(json_build_object('id', ${user}.id, 'email', ${user}.email, 'name', ${user}.name,
    'profilePicture', ${pictureAddressIn(user)}, 'since', ${jsonTime('c.since')}) order by c.since desc, c.id)`;
