import { Injectable } from '@nestjs/common';
import { Housekeeping } from '../../platform/database/housekeeping.js';

/** Says which rows of the sign-in tables are deleted, and when. */
@Injectable()
export class LeftoverQueries {
  constructor(housekeeping: Housekeeping) {
    housekeeping.remove(
      `delete from one_time_codes where expires_at < now()`,
      `delete from sign_in_challenges where expires_at < now()`,
      `delete from authenticator_apps where confirmed_at is null and created_at < now() - interval '1 hour'`,
      `delete from password_reset_tokens where expires_at < now() - interval '7 days'`,
      `delete from email_changes where expires_at < now() - interval '7 days'`,
      `delete from refresh_tokens where spent_at < now() - interval '2 days' or expires_at < now()`,
      `delete from sessions where coalesce(ended_at, expires_at) < now() - interval '90 days'`,
      `delete from known_devices where last_seen_at < now() - interval '1 year'`,
    );
  }
}
