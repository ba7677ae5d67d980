/** How the plan and the person who holds it are called in a statement. */
interface Names {
  plan: string;
  customer: string;
}

const today = (customer: string) => `date_in(${customer}.time_zone)`;

/** The same as `statusOn`, of today where the customer is. */
export const planStatus = ({ plan, customer }: Names): string => `case
  when ${plan}.ends_on <= greatest(${plan}.starts_on, ${today(customer)}) then 'past'
  when ${plan}.starts_on <= ${today(customer)} then 'active' else 'upcoming' end`;

/** Whether it is one of those that are followed or to come. */
export const isHeld = ({ plan, customer }: Names): string =>
  `(${plan}.ends_on is null or ${plan}.ends_on > greatest(${plan}.starts_on, ${today(customer)}))`;
