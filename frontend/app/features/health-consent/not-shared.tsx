import { EmptyState } from '~/ui';

/** Tells a trainer why there is no health data of a customer who does not share it. */
export function NotShared({ customer }: { customer: { name: string | null; email: string } }) {
  const name = customer.name ?? customer.email;
  return (
    <EmptyState title={`${name} has not agreed yet`}>
      Health data is kept and shown to trainers only if a customer agrees. {name} is asked on the Progress
      page, before the first entry.
    </EmptyState>
  );
}
