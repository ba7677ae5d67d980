import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../platform/database/sql.js';
import { hasWords, splitWords } from './customer-search.sql.js';
import { OWN_CUSTOMER_JSON, OWN_CUSTOMERS } from './own-customer.sql.js';

/** The sort orders by their names, as statements express them. */
const ORDERS = {
  newest: 'o.since desc',
  oldest: 'o.since',
  name: 'unaccented(lower(coalesce(o.name, o.email::text)))',
  email: 'o.email',
  'weigh-in': 'o.weighed_on desc nulls last',
  seen: 'o.seen_at desc nulls last',
};

export type CustomerSort = keyof typeof ORDERS;

export const CUSTOMER_SORTS = Object.keys(ORDERS) as CustomerSort[];

export interface OwnCustomersAsked {
  search?: string;
  sort?: CustomerSort;
  /** Leaves out closed accounts, to which nothing can be assigned. */
  assignable?: boolean;
  /** Leaves out customers who need nothing from their trainer. */
  needsAttention?: boolean;
  page: number;
  limit: number;
}

const listBy = (sort: CustomerSort) => `
  with own as materialized (${OWN_CUSTOMERS}),
    found as materialized (
      select o.* from own o where ${hasWords({ customer: 'o', words: ':words' })}
        and (not :needsAttention or cardinality(o.needs) > 0)),
    page as (
      select o.*, row_number() over (order by ${ORDERS[sort]}, o.id) as place from found o
      order by place limit :limit offset :offset)
  select json_build_object(
    'customers', (select coalesce(json_agg(${OWN_CUSTOMER_JSON} order by o.place), '[]') from page o),
    'found', (select count(*) from found), 'total', (select count(*) from own),
    'inNeed', (select count(*) from own o where cardinality(o.needs) > 0))::text as body`;

/** Lists the customers of a trainer, a page at a time, with one statement that writes the answer. */
@Injectable()
export class OwnCustomerQueries {
  constructor(private readonly sql: Sql) {}

  list(trainer: string, asked: OwnCustomersAsked): Promise<Json> {
    const { search, sort = 'newest', assignable = false, needsAttention = false, page, limit } = asked;
    return this.sql.body(listBy(sort), {
      ...{ trainer, assignable, needsAttention, words: splitWords(search) },
      ...{ limit, offset: (page - 1) * limit },
    });
  }
}
