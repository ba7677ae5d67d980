import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Sql } from '../../../platform/database/sql.js';
import { isKnown } from '../known-customers.js';

/** More than anyone looks through; older ones are found once these are gone. */
const MOST_LISTED = 50;

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
  from meal_plan_drafts d left join users c on c.id = d.customer_id and ${isKnown('c.id')}
  where d.owner_id = $1 and d.owner_id = $2 and d.expires_at > now()
  order by d.created_at desc, d.id desc limit ${MOST_LISTED}`;

const COUNT = `
  select count(*)::int as total from meal_plan_drafts where owner_id = $1 and expires_at > now()`;

/** The drafts of one owner, the newest first. */
@Injectable()
export class DraftsList {
  constructor(private readonly sql: Sql) {}

  async of({ userId, role }: Principal): Promise<{ drafts: DraftRow[]; total: number }> {
    const [drafts, count] = await Promise.all([
      this.sql.rows<DraftRow>(LIST, [userId, userId, role === 'admin']),
      this.sql.row<{ total: number }>(COUNT, [userId]),
    ]);
    return { drafts, total: count?.total ?? 0 };
  }
}
