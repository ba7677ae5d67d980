/** How somebody is called in a statement: a column or a value. */
interface CoachingNames {
  trainer: string;
  customer: string;
}

/** A condition: the trainer coaches the customer at present. */
export const coaches = ({ trainer, customer }: CoachingNames): string => `exists (
  select from current_coachings where trainer_id = ${trainer} and customer_id = ${customer})`;

/** A list of the ids of those who coach a customer at present. */
export const trainersOf = (customer: string): string =>
  `select trainer_id from current_coachings where customer_id = ${customer}`;

interface AccessNames {
  customer: string;
  viewer: string;
  /** Whether all customers are the viewer's to decide on. */
  all: string;
}

/** A condition: the viewer may know a customer and decide what they get. */
export const hasAccessTo = ({ customer, viewer, all }: AccessNames): string =>
  `(${all} or ${coaches({ trainer: viewer, customer })})`;
