import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { lastVisitOf } from '../auth/index.js';

export interface AccountCounts {
  users: number;
  activeTrainers: number;
  activeCustomers: number;
}

const IS_ACTIVE = `u.is_open and ${lastVisitOf('u.id')} >= :since::timestamptz`;

const COUNTS = `
  select count(*)::int as users,
    count(*) filter (where u.role = 'trainer' and ${IS_ACTIVE})::int as "activeTrainers",
    count(*) filter (where u.role = 'customer' and ${IS_ACTIVE})::int as "activeCustomers"
  from people u`;

@Injectable()
export class AdminFigureQueries {
  constructor(private readonly sql: Sql) {}

  /** Counts all accounts, and those of trainers and customers that were used since then. */
  async countAccounts(since: Date): Promise<AccountCounts> {
    const counts = await this.sql.row<AccountCounts & Record<string, unknown>>(COUNTS, { since });
    return counts ?? { users: 0, activeTrainers: 0, activeCustomers: 0 };
  }
}
