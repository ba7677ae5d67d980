import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { minutes } from '../../platform/clock/clock.js';
import { Sql } from '../../platform/database/sql.js';
import type { Log } from '../../platform/logging/log.js';
import { InjectLog } from '../../platform/logging/logging.module.js';

/** Deletes what no one can use any more. Every copy of the backend may run it at once, because deleting twice does no harm. */
const LEFTOVERS = [
  `delete from rate_limits where ends_at < now()`,
  `delete from one_time_codes where expires_at < now()`,
  `delete from password_reset_tokens where expires_at < now() - interval '7 days'`,
  `delete from refresh_tokens where spent_at < now() - interval '2 days' or expires_at < now()`,
  `delete from sessions where coalesce(ended_at, expires_at) < now() - interval '90 days'`,
  `delete from security_events where at < now() - interval '180 days'`,
  `delete from known_devices where last_seen_at < now() - interval '1 year'`,
];

@Injectable()
export class Housekeeping {
  constructor(
    private readonly sql: Sql,
    @InjectLog() private readonly log: Log,
  ) {}

  @Interval(minutes(30))
  async sweep() {
    try {
      for (const statement of LEFTOVERS) await this.sql.rows(statement);
    } catch (error) {
      this.log.warn({ err: error }, 'housekeeping did not finish');
    }
  }
}
