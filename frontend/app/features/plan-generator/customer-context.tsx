import type { CustomerToChoose } from '~/features/customers/customers.server';
import { allergens } from '~/features/recipes/allergens';
import { Card } from '~/ui';
import type { ProfileRules } from './profile-rules';
import type { CustomerFacts } from './profile-rules.server';

type CustomerContextProps = {
  customer: CustomerToChoose;
  profile: ProfileRules | null;
  /** Facts about the customer in the address, who may be another one than the form names. */
  facts: CustomerFacts | null;
};

/** The customer for whom the plan is made, what they follow now, where they stand, and what they may not eat. */
export function CustomerContext({ customer, profile, facts }: CustomerContextProps) {
  const { id, email, name, planName } = customer;
  const own = facts?.customerId === id ? facts : null;
  return (
    <Card title="Customer Context">
      <p className="font-semibold wrap-anywhere">{name || email}</p>
      {name ? <p className="text-muted wrap-anywhere">{email}</p> : null}
      <p className="mt-2">
        {planName ? (
          <>
            Current plan: <span className="font-semibold wrap-anywhere">{planName}</span>
            {own?.planDay ? ` (${own.planDay})` : ''}. Assigning a new plan replaces it.
          </>
        ) : (
          'Has no plan now.'
        )}
      </p>
      {own ? <Standing {...own} /> : null}
      {profile ? (
        <p className="mt-2 wrap-anywhere">
          Their profile says: <span className="font-semibold">{saidIn(profile)}</span>
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

/** The newest figures and the active goals, on a line each. */
function Standing({ latestMetrics, activeGoals }: CustomerFacts) {
  return (
    <>
      {latestMetrics ? (
        <p className="mt-2">
          Latest metrics: <span className="font-semibold">{latestMetrics}</span>
        </p>
      ) : null}
      {activeGoals.length > 0 ? (
        <>
          <p className="mt-2">Active goals:</p>
          <ul className="list-disc ps-6">
            {activeGoals.map(({ id, name, progress }) => (
              <li key={id} className="wrap-anywhere">
                <span className="font-semibold">{name}</span>: {progress}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
