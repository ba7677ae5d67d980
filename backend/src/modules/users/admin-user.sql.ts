import { moment } from '../../platform/database/row-shape.js';
import { pictureAddressIn } from './user-pictures.js';

/** The columns of an account `a` that admins see in lists and on its page. */
export const ACCOUNT = {
  id: 'a.id',
  email: 'a.email',
  name: 'a.name',
  role: 'a.role',
  disabledAt: moment('a.disabled_at'),
  eraseAfter: moment('a.erase_after'),
  createdAt: moment('a.created_at'),
  lastLoginAt: moment('a.last_login_at'),
};

/** The columns of a user `u` at the other end of a coaching `c`. */
export const LINKED_USER = {
  id: 'u.id',
  email: 'u.email',
  name: 'u.name',
  profilePicture: pictureAddressIn('u'),
  since: moment('c.since'),
};

export const LINKS_NEWEST_FIRST = 'c.since desc, c.id';
