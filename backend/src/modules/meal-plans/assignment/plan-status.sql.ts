/** How the plan and its customer appear in a statement. */
interface Names {
  plan: string;
  customer: string;
}

const today = (customer: string) => `date_in(${customer}.time_zone)`;

/** The same as `statusOn` for today's date in the customer's time zone. */
export const planStatus = ({ plan, customer }: Names): string => `case
  when ${plan}.ends_on <= greatest(${plan}.starts_on, ${today(customer)}) then 'past'
  when ${plan}.starts_on <= ${today(customer)} then 'active' else 'upcoming' end`;

/** A condition which says that the plan is current or upcoming. */
export const isCurrentOrUpcoming = ({ plan, customer }: Names): string =>
  `(${plan}.ends_on is null or ${plan}.ends_on > greatest(${plan}.starts_on, ${today(customer)}))`;
