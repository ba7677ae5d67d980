import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { minutes } from '../../../platform/clock/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';

/** A few at a time, so that no one waits for locks of it. */
const REMOVE = `
  delete from meal_plan_drafts where id in (select id from meal_plan_drafts where expires_at < now() limit 500)`;

/** Drafts are kept for a week; no one finds them afterwards, and then they are removed. */
@Injectable()
export class EndedDrafts {
  constructor(
    private readonly sql: Sql,
    @InjectLog() private readonly log: Log,
  ) {}

  @Interval(minutes(30))
  async remove(): Promise<void> {
    try {
      await this.sql.rows(REMOVE);
    } catch (error) {
      this.log.warn({ err: error }, 'expired drafts could not be removed and will be tried again');
    }
  }
}
