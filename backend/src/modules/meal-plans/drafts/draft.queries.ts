import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Housekeeping } from '../../../platform/database/housekeeping.js';
import { Sql } from '../../../platform/database/sql.js';
import { hasAccessTo, reachesAll } from '../../users/index.js';
import { seesDraft } from '../plan-audience.js';

/** Nobody looks through more drafts than this. Older ones appear when these are gone. */
const MAX_LISTED_DRAFTS = 50;

export interface DraftRow {
  draftId: string;
  planName: string;
  days: number;
  dailyCalorieTarget: number;
  holds: boolean;
  savedPlanId: string | null;
  customerId: string | null;
  customerEmail: string | null;
  customerName: string | null;
  createdAt: Date;
  expiresAt: Date;
}

const LIST = `
  select d.id as "draftId", d.plan_name as "planName", d.total_days as days,
    d.daily_calorie_target as "dailyCalorieTarget", d.holds, d.saved_plan_id as "savedPlanId",
    c.id as "customerId", c.email as "customerEmail", c.name as "customerName",
    d.created_at as "createdAt", d.expires_at as "expiresAt"
  from meal_plan_drafts d left join people c
    on c.id = d.customer_id and ${hasAccessTo({ customer: 'c.id', viewer: ':viewer', all: ':all' })}
  where ${seesDraft({ plan: 'd', viewer: ':viewer' })}
  order by d.created_at desc, d.id desc limit ${MAX_LISTED_DRAFTS}`;

const COUNT = `
  select count(*)::int as total from meal_plan_drafts d where ${seesDraft({ plan: 'd', viewer: ':viewer' })}`;

/**
 * Drafts are kept for a week and then cannot be found anymore. A few are deleted at a time, so that nobody waits for
 * their locks.
 */
const REMOVE_EXPIRED = `
  delete from meal_plan_drafts where id in (select id from meal_plan_drafts where expires_at < now() limit 500)`;

/** The drafts of one owner, newest first. */
@Injectable()
export class DraftQueries {
  constructor(
    private readonly sql: Sql,
    housekeeping: Housekeeping,
  ) {
    housekeeping.remove(REMOVE_EXPIRED);
  }

  async of(by: Principal): Promise<{ drafts: DraftRow[]; total: number }> {
    const [drafts, count] = await Promise.all([
      this.sql.rows<DraftRow>(LIST, { viewer: by.userId, all: reachesAll('customers', by) }),
      this.sql.row<{ total: number }>(COUNT, { viewer: by.userId }),
    ]);
    return { drafts, total: count?.total ?? 0 };
  }
}
