import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/access/principal.js';
import { Sql } from '../../../platform/database/sql.js';

export interface LiveSession {
  session_id: string;
  user_id: string;
  role: Role;
  email: string;
  name: string | null;
  profile_picture: string | null;
  time_zone: string | null;
  has_password: boolean;
  google_linked: boolean;
  created_at: Date;
  signed_in_at: Date;
  passed_second_factor: boolean;
}

/**
 * Returns which of these sessions are alive and who owns them. The array is wrapped in a select, so that PostgreSQL
 * does not plan the statement again for each length, which would take five times as long as running it.
 */
export const LIVE_SESSIONS = `
  select u.id as user_id, s.id as session_id, u.role, u.email, u.name, u.profile_picture, u.time_zone,
         u.has_password, u.google_linked, u.created_at,
         s.created_at as signed_in_at, s.second_factor_at is not null as passed_second_factor
  from sessions s join people u on u.id = s.user_id
  where s.id = any((select :ids::uuid[])::uuid[]) and s.ended_at is null and s.expires_at > now() and u.is_open`;

@Injectable()
export class LiveSessionQueries {
  constructor(private readonly sql: Sql) {}

  find(ids: string[]): Promise<LiveSession[]> {
    return this.sql.rows<LiveSession & Record<string, unknown>>(LIVE_SESSIONS, { ids });
  }
}
