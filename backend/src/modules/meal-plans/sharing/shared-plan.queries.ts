import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Plan } from '../../plan-model/index.js';

export interface FoundLink {
  id: string;
  createdById: string;
  createdByName: string | null;
  viewCount: number;
  createdAt: Date;
  expiresAt: Date | null;
  showsClient: boolean;
  /** Null unless they are to be shown. */
  notes: string | null;
  tags: string[];
  /** Changes whenever any part of the answer does. */
  version: string;
  /** Null if the caller already knows this version. */
  plan: Plan | null;
}

/** A single statement without a cache, so that a revoked link is invalid with the next request on every backend. */
const FIND = `
  select found.*, case when version is distinct from :knownVersion then whole.plan end as plan
  from (
    select s.id, s.meal_plan_id, u.id as "createdById", u.name as "createdByName", s.view_count as "viewCount",
      s.created_at as "createdAt", s.expires_at as "expiresAt", s.shows_client as "showsClient",
      case when s.shows_notes then p.notes end as notes, p.tags,
      md5(concat_ws('|', s.id, extract(epoch from p.updated_at), s.view_count, extract(epoch from s.expires_at),
        s.shows_client, s.shows_notes, u.name)) as version
    from shared_meal_plans s
    join trainer_meal_plans p on p.id = s.meal_plan_id
    join people u on u.id = s.created_by
    where s.token_hash = :tokenHash and s.is_active and (s.expires_at is null or s.expires_at > now())
      and u.is_open
  ) found
  join trainer_meal_plans whole on whole.id = found.meal_plan_id`;

@Injectable()
export class SharedPlanQueries {
  constructor(private readonly sql: Sql) {}

  find(tokenHash: Buffer, knownVersion: string | null): Promise<FoundLink | undefined> {
    return this.sql.row<FoundLink & Record<string, unknown>>(FIND, { tokenHash, knownVersion });
  }
}
