/** Someone a plan can be assigned to, and what they follow now. */
export type PlanCustomer = {
  id: string;
  email: string;
  name: string | null;
  follows: 'this' | 'another' | 'none';
  /** What the plan that they follow is called. */
  planName: string | null;
};

/** Someone who has been invited, and gets the plan on accepting. */
export type PlanInvitation = { id: string; email: string; planName: string | null };

/** What is said of a customer beside the box. */
export function followsText({ follows, planName }: PlanCustomer): string {
  if (follows === 'this') return 'has this plan';
  return follows === 'another' ? `has another plan: ${planName || 'Untitled Plan'}` : 'no plan';
}

/** What assigning would end, said before it is done. Null where nothing would be. */
export function replacementWarning(customers: readonly PlanCustomer[], ticked: ReadonlySet<string>) {
  const replaced = customers.filter(({ id, follows }) => ticked.has(id) && follows !== 'none').length;
  if (replaced === 0) return null;
  return replaced === 1
    ? '1 of the selected customers already has a plan. It runs until the new one starts.'
    : `${replaced} of the selected customers already have plans. They run until the new one starts.`;
}
