import { Injectable } from '@nestjs/common';
import type { Role } from '../../platform/access/principal.js';
import { placeOf } from '../../platform/database/place-of.sql.js';
import { type Columns, RowShape } from '../../platform/database/row-shape.js';
import { Sql } from '../../platform/database/sql.js';
import { ACCOUNT, LINKED_USER, LINKS_NEWEST_FIRST } from './admin-user.sql.js';
import type { AdminUserResponse, LinkedUserResponse } from './dto/admin-user.response.js';
import type { UserStatus } from './dto/list-users.request.js';

export interface UserFilter {
  search?: string;
  role?: Role;
  status?: UserStatus;
  page: number;
  limit: number;
}

interface Trainer extends LinkedUserResponse {
  customerId: string;
}

type AccountAlone = Omit<AdminUserResponse, 'trainers' | 'customerCount'>;

const ACCOUNTS = new RowShape<AccountAlone>(ACCOUNT);

const TRAINERS = new RowShape<Trainer>({ ...LINKED_USER, customerId: 'c.customer_id' });

/** An account that is disabled counts as that, even if it is also about to be deleted. */
const WITH_STATUS: Record<UserStatus, string> = {
  active: 'a.disabled_at is null and a.erase_after is null',
  disabled: 'a.disabled_at is not null',
  to_be_deleted: 'a.disabled_at is null and a.erase_after is not null',
};

/**
 * The condition has only the parts that are asked for, because they are tried on every account to count those that
 * match.
 */
const matching = ({ search, role, status }: UserFilter): string =>
  [
    search && '(a.email ilike :pattern or a.name ilike :pattern)',
    role && 'a.role = :role',
    status && WITH_STATUS[status],
  ]
    .filter(Boolean)
    .join(' and ') || 'true';

const NEWEST_FIRST = 'a.created_at desc, a.id';

const SHOWN = `
  (select ${ACCOUNTS.columns(NEWEST_FIRST)} from page a) as accounts,
  (select ${TRAINERS.columns(LINKS_NEWEST_FIRST)} from coaching c join users u on u.id = c.trainer_id
   where c.ended_at is null and c.customer_id = any(array(select id from page))) as trainers,
  (select json_object_agg(trainer_id, customers) from (
    select trainer_id, count(*) as customers from coaching
    where ended_at is null and trainer_id = any(array(select id from page)) group by trainer_id) coached) as "customerCounts"`;

const listOf = (condition: string, place: string): string => `
  with page as materialized (
    select id, email, name, role, disabled_at, erase_after, created_at, last_login_at from users a where ${condition}
    order by ${NEWEST_FIRST} ${place}
  )
  select (select count(*)::int from users a where ${condition}) as total, ${SHOWN}`;

interface Found extends Record<string, unknown> {
  total: number;
  accounts: Columns<AccountAlone>;
  /** The trainers of all accounts on the page. */
  trainers: Columns<Trainer>;
  /** The number of customers of each trainer on the page, by ID. Null if nobody has any. */
  customerCounts: Record<string, number> | null;
}

/** Lists accounts for admins. */
@Injectable()
export class UserListQueries {
  constructor(private readonly sql: Sql) {}

  async list(filter: UserFilter): Promise<{ users: AdminUserResponse[]; total: number }> {
    const { search = '', role, page, limit } = filter;
    const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const [found] = await this.sql.rows<Found>(
      listOf(matching(filter), placeOf(filter)),
      { pattern, role, limit, offset: (page - 1) * limit },
      { isComposed: true },
    );
    if (!found) return { users: [], total: 0 };
    const trainers = Map.groupBy(TRAINERS.rows(found.trainers), ({ customerId }) => customerId);
    const users = ACCOUNTS.rows(found.accounts).map((account) => ({
      ...account,
      trainers: (trainers.get(account.id) ?? []).map(({ customerId, ...trainer }) => trainer),
      customerCount: found.customerCounts?.[account.id] ?? 0,
    }));
    return { users, total: found.total };
  }
}
