/** SQL expressions for the two users: columns or values. */
interface CoachingNames {
  trainer: string;
  customer: string;
}

/** A condition which says that the trainer currently coaches the customer. */
export const coaches = ({ trainer, customer }: CoachingNames): string => `exists (
  select from current_coachings where trainer_id = ${trainer} and customer_id = ${customer})`;

/** Selects the IDs of the trainers who currently coach a customer. */
export const trainersOf = (customer: string): string =>
  `select trainer_id from current_coachings where customer_id = ${customer}`;

/** A table of the customers whom a trainer coaches at present: `customer_id`, `since`, and `began_by`. */
export const coachingsOf = (trainer: string): string =>
  `(select customer_id, since, began_by from current_coachings where trainer_id = ${trainer})`;

interface AccessNames {
  customer: string;
  viewer: string;
  /** An expression that is true if the viewer has access to all customers. */
  all: string;
}

/** A condition which says that the viewer may see a customer and decide what they get. */
export const hasAccessTo = ({ customer, viewer, all }: AccessNames): string =>
  `(${all} or ${coaches({ trainer: viewer, customer })})`;
