import { Injectable } from '@nestjs/common';
import type { Role } from '../../platform/access/principal.js';
import { placeOf } from '../../platform/database/place-of.sql.js';
import { type Json, Sql } from '../../platform/database/sql.js';
import { ACCOUNT_COLUMNS, accountFields, linkedUsers } from './admin-user-json.sql.js';

export interface UserFilter {
  search?: string;
  role?: Role;
  status?: 'active' | 'disabled';
  page: number;
  limit: number;
}

/** The shape is that of `AdminUserResponse`, and a test compares the two. */
const SHOWN = `json_build_object(${accountFields('p')},
  'trainers', coalesce((select trainers from coaches where customer_id = p.id), '[]'),
  'customerCount', coalesce((select customers from coached where trainer_id = p.id), 0))`;

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
    select ${ACCOUNT_COLUMNS} from users u where ${condition}
    order by u.created_at desc, u.id ${place}
  ), coaches as materialized (
    select c.customer_id, ${linkedUsers('t')} as trainers from coaching c join users t on t.id = c.trainer_id
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
