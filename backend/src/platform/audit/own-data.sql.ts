import { keepsOfUsers } from '../own-data/own-data.js';

keepsOfUsers(
  {
    name: 'history',
    about: 'Changes that you made, or that were made to your account',
    tables: ['audit_log'],
    rows: `
      select at, action, subject_type, subject_id, actor_id = :userId as by_yourself, details from audit_log
      where actor_id = :userId or (subject_type = 'user' and subject_id = :userId) order by at, id`,
    onErasure: [
      `delete from audit_log where subject_type = 'user' and subject_id = :userId`,
      `update audit_log set details = replace(replace(details::text, :userId::text, 'erased'), to_json(:email::text)::text, '"erased"')::jsonb
       where strpos(details::text, :userId::text) > 0 or strpos(details::text, to_json(:email::text)::text) > 0`,
    ],
  },
  {
    name: 'security-events',
    about: 'Sign-ins and other events of your account',
    tables: ['security_events'],
    rows: `
      select at, type, host(ip_address) as ip_address, user_agent from security_events
      where user_id = :userId order by at, id`,
    onErasure: ['delete from security_events where user_id = :userId'],
  },
);
