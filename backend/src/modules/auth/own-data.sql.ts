import { keepsOfUsers, withholds } from '../../platform/own-data/own-data.js';

keepsOfUsers(
  {
    name: 'sessions',
    about: 'Where and when you signed in',
    tables: ['sessions'],
    rows: `
      select id, created_at, last_seen_at, expires_at, ended_at, end_reason, user_agent, host(ip_address) as ip_address
      from sessions where user_id = :userId order by created_at, id`,
  },
  {
    name: 'visits',
    about: 'Your visits',
    tables: ['user_activity_sessions'],
    rows: `
      select start_time, end_time, pages_viewed, recipes_viewed, favorites_added, collections_created, user_agent,
        host(ip_address) as ip_address
      from user_activity_sessions where user_id = :userId order by start_time, id`,
  },
  {
    name: 'known-devices',
    about: 'Devices on which you have signed in before',
    tables: ['known_devices'],
    rows: `select created_at, last_seen_at from known_devices where user_id = :userId order by created_at`,
  },
  {
    name: 'passkeys',
    about: 'Your passkeys, without their keys',
    tables: ['passkeys'],
    rows: `
      select name, is_synced, created_at, last_used_at from passkeys where user_id = :userId order by created_at, id`,
  },
  {
    name: 'authenticator-apps',
    about: 'Apps for codes that you set up, without their secrets',
    tables: ['authenticator_apps'],
    rows: `
      select created_at, confirmed_at from authenticator_apps where user_id = :userId order by created_at, id`,
  },
  {
    name: 'new-email',
    about: 'A new email that waits for its confirmation',
    tables: ['email_changes'],
    rows: `select new_email, created_at, expires_at from email_changes where user_id = :userId`,
  },
);

withholds({
  tables: [
    ...['refresh_tokens', 'password_reset_tokens', 'one_time_codes', 'recovery_codes', 'sign_in_challenges'],
  ],
  because: 'they are secrets that sign in, or their hashes',
});
