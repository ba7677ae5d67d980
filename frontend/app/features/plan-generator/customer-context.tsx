import type { CustomerToChoose } from '~/features/customers/customers.server';
import type { CustomerStanding } from '~/features/progress/customer-standing.server';
import { aimText, progressText } from '~/features/progress/goal-texts';
import { dayText } from '~/features/progress/measurement-figures';
import { allergens } from '~/features/recipes/allergens';
import { Card } from '~/ui';
import type { ProfileRules } from './profile-rules';
import type { CustomerFacts } from './profile-rules.server';

type CustomerContextProps = {
  customer: CustomerToChoose;
  profile: ProfileRules | null;
  /** About the customer in the address, who may be another one than the form names. */
  facts: CustomerFacts | null;
};

/** The customer for whom the plan is made, what they follow now, where they stand, and what they may not eat. */
export function CustomerContext({ customer, profile, facts }: CustomerContextProps) {
  const { id, email, name, planName } = customer;
  const { planDay, standing } = facts?.customerId === id ? facts : { planDay: null, standing: null };
  return (
    <Card title="Customer Context">
      <p className="font-semibold wrap-anywhere">{name || email}</p>
      {name ? <p className="text-muted wrap-anywhere">{email}</p> : null}
      <p className="mt-2">
        {planName ? (
          <>
            Current plan: <span className="font-semibold wrap-anywhere">{planName}</span>
            {planDay ? ` (${planDay})` : ''}. Assigning a new plan replaces it.
          </>
        ) : (
          'Has no plan now.'
        )}
      </p>
      {standing ? <Standing standing={standing} /> : null}
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

/** The newest figures and the active goals, on a line each. */
function Standing({ standing: { latest, goals } }: { standing: CustomerStanding }) {
  const active = goals.filter(({ status }) => status === 'active');
  return (
    <>
      {latest.length > 0 ? (
        <p className="mt-2">
          Latest metrics:{' '}
          <span className="font-semibold">
            {latest
              .slice(0, MAX_METRICS)
              .map(({ label, value, unit, day }) => `${label} ${value} ${unit} (${dayText(day)})`)
              .join(', ')}
          </span>
        </p>
      ) : null}
      {active.length > 0 ? (
        <>
          <p className="mt-2">Active goals:</p>
          <ul className="list-disc ps-5">
            {active.map((goal) => (
              <li key={goal.id} className="wrap-anywhere">
                <span className="font-semibold">{goal.goalName}</span>: {aimText(goal)}, {progressText(goal)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

const MAX_METRICS = 3;
