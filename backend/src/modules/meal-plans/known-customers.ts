/** In a statement: whether user `$2` knows a customer. A trainer does for as long as the coaching lasts, an admin (`$3`) always. */
export const isKnown = (customerId: string) => `($3 or exists (
  select from coaching where trainer_id = $2 and customer_id = ${customerId} and ended_at is null))`;
