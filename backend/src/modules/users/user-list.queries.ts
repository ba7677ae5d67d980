import { Injectable } from '@nestjs/common';
import type { Role } from '../../platform/access/principal.js';
import { jsonTime } from '../../platform/database/json-time.sql.js';
import { placeOf } from '../../platform/database/place-of.sql.js';
import { type Json, Sql } from '../../platform/database/sql.js';
import { pictureAddressIn } from './user-pictures.js';

export interface UserFilter {
  search?: string;
  role?: Role;
  status?: 'active' | 'disabled';
  page: number;
  limit: number;
}

/** The shape is that of `AdminUserResponse`, and a test compares the two. */
const SHOWN = `json_build_object(
  'id', p.id, 'email', p.email, 'name', p.name, 'role', p.role, 'disabledAt', ${jsonTime('p.disabled_at')},
  'createdAt', ${jsonTime('p.created_at')}, 'lastLoginAt', ${jsonTime('p.last_login_at')},
  'trainers', coalesce((select trainers from coaches where customer_id = p.id), '[]'),
  'customerCount', coalesce((select customers from coached where trainer_id = p.id), 0))`;

const TRAINERS = `json_agg(json_build_object('id', t.id, 'email', t.email, 'name', t.name,
  'profilePicture', ${pictureAddressIn('t')}, 'since', ${jsonTime('c.since')}) order by c.since desc, c.id)`;

/** Only conditions that are asked for, because they are tried on every account to count those that match. */
const matching = ({ search, role, status }: UserFilter): string =>
  [
    search && '(u.email ilike :pattern or u.name ilike :pattern)',
    role && 'u.role = :role',
    status && `u.disabled_at is ${status === 'disabled' ? 'not null' : 'null'}`,
  ]
    .filter(Boolean)
    .join(' and ') || 'true';

const listOf = (condition: string, place: string): string => `
  with page as materialized (
    select id, email, name, role, disabled_at, created_at, last_login_at from users u where ${condition}
    order by u.created_at desc, u.id ${place}
  ), coaches as materialized (
    select c.customer_id, ${TRAINERS} as trainers from coaching c join users t on t.id = c.trainer_id
    where c.ended_at is null and c.customer_id = any(array(select id from page)) group by c.customer_id
  ), coached as materialized (
    select trainer_id, count(*) as customers from coaching
    where ended_at is null and trainer_id = any(array(select id from page)) group by trainer_id
  )
  select (select count(*)::int from users u where ${condition}) as total,
    (select coalesce(json_agg(${SHOWN} order by p.created_at desc, p.id), '[]') from page p)::text as body`;

/** Lists accounts for admins. The database writes the response (decision 12). */
@Injectable()
export class UserListQueries {
  constructor(private readonly sql: Sql) {}

  async list(filter: UserFilter): Promise<{ body: Json; total: number }> {
    const { search = '', role, page, limit } = filter;
    const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const [found] = await this.sql.rows<{ body: Json; total: number }>(
      listOf(matching(filter), placeOf(filter)),
      { pattern, role, limit, offset: (page - 1) * limit },
      { isComposed: true },
    );
    return found ?? { body: '[]', total: 0 };
  }
}
