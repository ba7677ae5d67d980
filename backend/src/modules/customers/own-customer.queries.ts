import { Injectable } from '@nestjs/common';
import type { Columns } from '../../platform/database/row-shape.js';
import { Sql } from '../../platform/database/sql.js';
import { hasWords, splitWords } from './customer-search.sql.js';
import type { OwnCustomerResponse, OwnCustomersResponse } from './dto/own-customer.response.js';
import { OWN_CUSTOMER, OWN_CUSTOMERS, type OwnCustomer } from './own-customer.sql.js';

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
  select (select ${OWN_CUSTOMER.columns('o.place')} from page o) as customers,
    (select count(*)::int from found) as found, (select count(*)::int from own) as total,
    (select count(*)::int from own o where cardinality(o.needs) > 0) as "inNeed"`;

interface Page extends Omit<OwnCustomersResponse, 'customers'> {
  customers: Columns<OwnCustomer>;
}

/** Lists the customers of a trainer, a page at a time, with one statement. */
@Injectable()
export class OwnCustomerQueries {
  constructor(private readonly sql: Sql) {}

  async list(trainer: string, asked: OwnCustomersAsked): Promise<OwnCustomersResponse> {
    const { search, sort = 'newest', assignable = false, needsAttention = false, page, limit } = asked;
    const found = await this.sql.row<Page>(listBy(sort), {
      ...{ trainer, assignable, needsAttention, words: splitWords(search) },
      ...{ limit, offset: (page - 1) * limit },
    });
    if (!found) throw new Error('The statement returns one row');
    return { ...found, customers: OWN_CUSTOMER.rows(found.customers).map(withPlanNamed) };
  }
}

const withPlanNamed = (customer: OwnCustomer): OwnCustomerResponse => {
  const { plan } = customer;
  const activePlan = plan && { planName: plan.planName, savedPlanId: plan.savedPlanId };
  return { ...customer, hasMealPlan: plan !== null, activePlan };
};
