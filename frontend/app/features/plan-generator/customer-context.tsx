import type { CustomerToChoose } from '~/features/customers/customers.server';
import { allergens } from '~/features/recipes/allergens';
import { Card } from '~/ui';
import type { ProfileRules } from './profile-rules';

type CustomerContextProps = { customer: CustomerToChoose; profile: ProfileRules | null };

/** The customer for whom the plan is made, what they follow now, and what they may not eat. */
export function CustomerContext({ customer, profile }: CustomerContextProps) {
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
      {profile ? (
        <p className="mt-2 wrap-anywhere">
          Their profile says: <span className="font-semibold">{saidIn(profile)}</span>. The form starts from
          that.
        </p>
      ) : null}
    </Card>
  );
}

function saidIn({ dietaryRestrictions, allergies }: ProfileRules): string {
  const labels = new Map<string, string>(allergens.map(({ value, label }) => [value, label]));
  return [
    ...dietaryRestrictions,
    ...allergies.map((allergen) => `allergic to ${(labels.get(allergen) ?? allergen).toLowerCase()}`),
  ].join(', ');
}
