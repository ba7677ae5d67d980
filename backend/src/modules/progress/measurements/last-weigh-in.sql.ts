import { KG_PER_LB } from './figures.js';

const NEWEST_FIRST = 'day desc, measured_at desc nulls last, id desc';

/** The weight in a row of `shared_weights` in the given units, rounded as `weightIn` does. */
const weightIn = (row: string, units: string): string => `round(case
  when ${row}.units = ${units} then ${row}.weight
  when ${units} = 'us' then round((${row}.weight / ${KG_PER_LB})::numeric, 2)
  else round((${row}.weight * ${KG_PER_LB})::numeric, 2) end::numeric, 1)`;

interface Names {
  customer: string;
  /** The units in which it is shown; null for those in which it was entered. */
  units: string;
}

/**
 * Selects the last weigh-in of a customer who shares it: its `day`, `units`, and `weight`, and the `change` since the one
 * before.
 */
export const lastWeighInOf = ({ customer, units }: Names): string => `
  select last.day, shown.units, ${weightIn('last', 'shown.units')} as weight,
    ${weightIn('last', 'shown.units')} - ${weightIn('before', 'shown.units')} as change
  from (select * from shared_weights where customer_id = ${customer} order by ${NEWEST_FIRST} limit 1) as last
    cross join lateral (select coalesce(${units}, last.units) as units) as shown
    left join lateral (
      select units, weight from shared_weights where customer_id = ${customer} order by ${NEWEST_FIRST} offset 1 limit 1
    ) as before on true`;
