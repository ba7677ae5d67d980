import type { CustomerToChoose } from '~/features/customers/customers.server';
import { Card } from '~/ui';

/** The customer for whom the plan is made, and what they follow now. */
export function CustomerContext({ customer }: { customer: CustomerToChoose }) {
  const { email, name, planName } = customer;
  return (
    <Card title="Customer Context">
      <p className="font-semibold wrap-anywhere">{name || email}</p>
      {name ? <p className="text-muted wrap-anywhere">{email}</p> : null}
      <p className="mt-2">
        {planName ? (
          <>
            Follows <span className="font-semibold wrap-anywhere">{planName}</span> now. Assigning a new plan
            replaces it.
          </>
        ) : (
          'Has no plan now.'
        )}
      </p>
    </Card>
  );
}
