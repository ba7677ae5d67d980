import { jsonTime } from '../../platform/database/json-time.sql.js';

/** Every account with the trainers of a customer. It contains no password, no link to Google, and nothing of health. */
export const EXPORTED_USERS = `
  select json_build_object(
    'id', u.id, 'email', u.email, 'name', u.name, 'role', u.role, 'timeZone', u.time_zone,
    'createdAt', ${jsonTime('u.created_at')}, 'lastLoginAt', ${jsonTime('u.last_login_at')},
    'disabledAt', ${jsonTime('u.disabled_at')},
    'trainers', (
      select coalesce(json_agg(json_build_object('trainerId', c.trainer_id, 'since', ${jsonTime('c.since')},
        'endedAt', ${jsonTime('c.ended_at')}, 'beganBy', c.began_by) order by c.since, c.id), '[]')
      from coaching c where c.customer_id = u.id)
  )::text as line
  from users u order by u.id`;
