import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { Sql } from '../../platform/database/sql.js';
import { hasAccessTo, reachesAll } from '../users/index.js';
import { hasWords, splitWords } from './customer-search.sql.js';

/** A customer to whom plans and recipes can be assigned. */
export interface AssignableCustomer {
  id: string;
  email: string;
  name: string | null;
}

export interface CustomersSearched {
  /** Words, or parts of words, of a name or an email. */
  search?: string;
  /** The customers picked so far. They are returned whether the search finds them or not. */
  id?: string[];
  page: number;
  limit: number;
}

export interface CustomersFound {
  customers: AssignableCustomer[];
  picked: AssignableCustomer[];
  found: number;
  total: number;
}

const ASSIGNABLE = `
  from people u
  where u.role = 'customer' and u.is_open and ${hasAccessTo({ customer: 'u.id', viewer: ':viewer', all: ':all' })}`;

const IS_FOUND = hasWords({ customer: 'u', words: ':words' });

/** Customers whose name or email begins with the first word are the likeliest matches. */
const NEAREST_FIRST = `
  coalesce(not (unaccented(lower(u.email::text)) like prefix.of or unaccented(lower(coalesce(u.name, ''))) like prefix.of), false)`;

const PAGE = `
  select u.id, u.email, u.name
  from (select :beginning::text as of) as prefix, lateral (select u.* ${ASSIGNABLE} and ${IS_FOUND}) as u
  order by ${NEAREST_FIRST}, u.email limit :limit offset :offset`;

const PICKED = `select u.id, u.email, u.name ${ASSIGNABLE} and u.id = any(:picked::uuid[]) order by u.email`;

const COUNT = `select count(*) filter (where ${IS_FOUND})::int as found, count(*)::int as total ${ASSIGNABLE}`;

/** Finds the customers to whom a user can assign something, a page at a time. */
@Injectable()
export class AssignableCustomerQueries {
  constructor(private readonly sql: Sql) {}

  async search(by: Principal, asked: CustomersSearched): Promise<CustomersFound> {
    const { search, id = [], page, limit } = asked;
    const whose = { viewer: by.userId, all: reachesAll('customers', by) };
    const words = splitWords(search);
    const beginning = words[0] ? `${words[0].replaceAll(/[\\%_]/g, '\\$&')}%` : null;
    const [customers, picked, count] = await Promise.all([
      this.sql.rows<AssignableCustomer>(PAGE, {
        ...whose,
        ...{ words, limit, offset: (page - 1) * limit, beginning },
      }),
      id.length === 0 ? [] : this.sql.rows<AssignableCustomer>(PICKED, { ...whose, picked: id }),
      this.sql.row<{ found: number; total: number }>(COUNT, { ...whose, words }),
    ]);
    return { customers, picked, found: count?.found ?? 0, total: count?.total ?? 0 };
  }
}
