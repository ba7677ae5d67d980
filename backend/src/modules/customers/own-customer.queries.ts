import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { type Beginning, coachingsOf, pictureAddressIn } from '../users/index.js';
import { hasWords, splitWords } from './customer-search.sql.js';

/** A customer whom the trainer coaches. */
export interface OwnCustomer {
  id: string;
  email: string;
  name: string | null;
  /** The address of their image. */
  profilePicture: string | null;
  isClosed: boolean;
  since: Date;
  beganBy: Beginning;
}

/** The sort orders by their names, as statements express them. */
const ORDERS = {
  newest: 'c.since desc',
  oldest: 'c.since',
  name: 'unaccented(lower(coalesce(u.name, u.email::text)))',
  email: 'u.email',
};

export type CustomerSort = keyof typeof ORDERS;

export const CUSTOMER_SORTS = Object.keys(ORDERS) as CustomerSort[];

export interface OwnCustomersAsked {
  search?: string;
  sort?: CustomerSort;
  /** Leaves out closed accounts, to which nothing can be assigned. */
  assignable?: boolean;
  page: number;
  limit: number;
}

export interface OwnCustomersFound {
  customers: OwnCustomer[];
  /** The number of matches on all pages. */
  found: number;
  /** The number of all customers, regardless of the search. */
  total: number;
}

const COACHED = `
  from ${coachingsOf(':trainer')} c join people u on u.id = c.customer_id
  where (not :assignable or u.is_open)`;

const IS_FOUND = hasWords({ customer: 'u', words: ':words' });

const listBy = (sort: CustomerSort) => `
  select u.id, u.email, u.name, ${pictureAddressIn('u')} as "profilePicture", not u.is_open as "isClosed", c.since, c.began_by as "beganBy"
  ${COACHED} and ${IS_FOUND}
  order by ${ORDERS[sort]}, u.id limit :limit offset :offset`;

const COUNT = `select count(*) filter (where ${IS_FOUND})::int as found, count(*)::int as total ${COACHED}`;

/** Lists the customers of a trainer, a page at a time. */
@Injectable()
export class OwnCustomerQueries {
  constructor(private readonly sql: Sql) {}

  async list(trainer: string, asked: OwnCustomersAsked): Promise<OwnCustomersFound> {
    const { search, sort = 'newest', assignable = false, page, limit } = asked;
    const narrowed = { trainer, assignable, words: splitWords(search) };
    const [customers, count] = await Promise.all([
      this.sql.rows<OwnCustomer>(listBy(sort), { ...narrowed, limit, offset: (page - 1) * limit }),
      this.sql.row<{ found: number; total: number }>(COUNT, narrowed),
    ]);
    return { customers, found: count?.found ?? 0, total: count?.total ?? 0 };
  }
}
