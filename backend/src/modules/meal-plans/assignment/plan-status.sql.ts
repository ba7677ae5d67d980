/** SQL expressions for the plan and its customer. */
interface Names {
  plan: string;
  customer: string;
}

/** SQL expressions for the plan and for today's date in its customer's time zone. */
interface DatedNames {
  plan: string;
  today: string;
}

const today = (customer: string) => `date_in(${customer}.time_zone)`;

/** The same as `statusOn` for a date. */
export const planStatusOn = ({ plan, today }: DatedNames): string => `case
  when ${plan}.ends_on <= greatest(${plan}.starts_on, ${today}) then 'past'
  when ${plan}.starts_on <= ${today} then 'active' else 'upcoming' end`;

/** A condition which says that the plan is current or upcoming on a date. */
export const isNotPastOn = ({ plan, today }: DatedNames): string =>
  `(${plan}.ends_on is null or ${plan}.ends_on > greatest(${plan}.starts_on, ${today}))`;

/** The same as `statusOn` for today's date in the customer's time zone. */
export const planStatus = ({ plan, customer }: Names): string =>
  planStatusOn({ plan, today: today(customer) });

/** A condition which says that the plan is current or upcoming. */
export const isCurrentOrUpcoming = ({ plan, customer }: Names): string =>
  isNotPastOn({ plan, today: today(customer) });
