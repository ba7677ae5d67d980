import { Injectable } from '@nestjs/common';
import { type Columns, moment, RowShape } from '../../platform/database/row-shape.js';
import { Sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { ACCOUNT, LINKED_USER, LINKS_NEWEST_FIRST } from './admin-user.sql.js';
import type {
  AdminUserDetailResponse,
  AuditEntryResponse,
  LinkedUserResponse,
} from './dto/admin-user.response.js';

const MAX_ENTRIES = 50;

type AccountAlone = Omit<AdminUserDetailResponse, 'trainers' | 'customerCount' | 'customers' | 'history'>;

const ACCOUNT_ALONE = new RowShape<AccountAlone>({
  ...ACCOUNT,
  secondFactorSince: moment('a.second_factor_since'),
});

const LINKED_USERS = new RowShape<LinkedUserResponse>(LINKED_USER);

const ENTRIES = new RowShape<AuditEntryResponse>({
  at: moment('e.at'),
  actorEmail: 'actors.email',
  action: 'e.action',
  details: 'e.details',
});

/**
 * The ID is wrapped in a select, so that PostgreSQL keeps its plan. Otherwise it hopes for a better one for the next
 * account, and planning takes twice as long as the rest.
 */
const ID = '(select :id::uuid)';

const linked = (end: 'trainer_id' | 'customer_id', other: 'trainer_id' | 'customer_id'): string => `
  (select ${LINKED_USERS.columns(LINKS_NEWEST_FIRST)} from coaching c join users u on u.id = c.${other}
   where c.${end} = ${ID} and c.ended_at is null)`;

const SHOW = `
  with entries as materialized (
    select * from audit_trail where subject_type = 'user' and subject_id = ${ID}
    order by at desc, id desc limit ${MAX_ENTRIES}
  ), actors as materialized (
    select id, email from users where id = any(array(select distinct actor_id from entries))
  )
  select ${ACCOUNT_ALONE.object()} as account,
    ${linked('customer_id', 'trainer_id')} as trainers, ${linked('trainer_id', 'customer_id')} as customers,
    (select ${ENTRIES.columns('e.at desc, e.id desc')}
     from entries e left join actors on actors.id = e.actor_id) as history
  from users a where a.id = ${ID}`;

interface Found extends Record<string, unknown> {
  account: AccountAlone;
  trainers: Columns<LinkedUserResponse>;
  customers: Columns<LinkedUserResponse>;
  history: Columns<AuditEntryResponse>;
}

/** Shows an account with its links and its history to admins. */
@Injectable()
export class UserDetailsQueries {
  constructor(private readonly sql: Sql) {}

  async show(id: string): Promise<AdminUserDetailResponse> {
    const found = await this.sql.row<Found>(SHOW, { id });
    if (!found) throw new NotFoundError();
    const { secondFactorSince, ...account } = found.account;
    const customers = LINKED_USERS.rows(found.customers);
    return {
      ...account,
      trainers: LINKED_USERS.rows(found.trainers),
      customerCount: customers.length,
      secondFactorSince,
      customers,
      history: ENTRIES.rows(found.history),
    };
  }
}
