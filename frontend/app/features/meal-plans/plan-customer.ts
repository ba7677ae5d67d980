/** A customer to whom a plan can be assigned, and what they follow now. */
export type PlanCustomer = {
  id: string;
  email: string;
  name: string | null;
  follows: 'this' | 'another' | 'none';
  /** The name of the plan that they follow. */
  planName: string | null;
};

/** A person who has been invited and gets the plan when they accept. */
export type PlanInvitation = { id: string; email: string; planName: string | null };

/** The text beside a customer's checkbox. */
export function followsText({ follows, planName }: PlanCustomer): string {
  if (follows === 'this') return 'has this plan';
  return follows === 'another' ? `has another plan: ${planName || 'Untitled Plan'}` : 'no plan';
}

/**
 * The line below a customer's name: their plan, and the end of their ID, which tells customers of one name apart. IDs begin
 * with the time, so those of people who came together begin alike.
 */
export function planNote(customer: PlanCustomer): string {
  const until = customer.follows === 'another' ? ', until this one starts' : '';
  return `${followsText(customer)}${until} · ID ${customer.id.slice(-8)}`;
}

/** Says which plans an assignment would end, or returns null if there are none. */
export function replacementWarning(customers: readonly PlanCustomer[], ticked: ReadonlySet<string>) {
  const replaced = customers.filter(({ id, follows }) => ticked.has(id) && follows !== 'none').length;
  if (replaced === 0) return null;
  return replaced === 1
    ? '1 of the selected customers already has a plan. It runs until the new one starts.'
    : `${replaced} of the selected customers already have plans. They run until the new one starts.`;
}
