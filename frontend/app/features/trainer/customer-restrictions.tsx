import type { CustomerDetails } from '~/features/customers/customers.server';
import { breachText } from '~/features/meal-plans/meal-breaches';
import { allergens } from '~/features/recipes/allergens';
import { generatorForCustomerPath } from '~/paths/drafts';
import { Banner, ButtonLink, Card, ChipList, DefinitionList } from '~/ui';

/** The diet and allergies of the customer, as their profile states them. */
export function RestrictionsCard({ customer }: { customer: CustomerDetails }) {
  const { sharesHealthData, restrictions } = customer;
  if (!sharesHealthData) return null;
  return (
    <Card title="Diet and allergies">
      {restrictions ? (
        <Restrictions restrictions={restrictions} />
      ) : (
        <p className="text-muted">Their profile names no dietary restrictions and no allergies.</p>
      )}
    </Card>
  );
}

function Restrictions({ restrictions }: { restrictions: NonNullable<CustomerDetails['restrictions']> }) {
  const { dietaryRestrictions, freeText, allergies } = restrictions;
  const labels = new Map<string, string>(allergens.map(({ value, label }) => [value, label]));
  return (
    <DefinitionList
      items={[
        {
          term: 'Dietary restrictions',
          description: (
            <Words
              label="Dietary restrictions"
              words={dietaryRestrictions.filter((restriction) => !freeText.includes(restriction))}
            />
          ),
        },
        {
          term: 'Allergies',
          description: (
            <Words label="Allergies" words={allergies.map((allergen) => labels.get(allergen) ?? allergen)} />
          ),
        },
        ...(freeText.length > 0
          ? [{ term: 'In their own words', description: <FreeText words={freeText} /> }]
          : []),
      ]}
    />
  );
}

function Words({ label, words }: { label: string; words: readonly string[] }) {
  return words.length === 0 ? (
    <span className="text-muted">None</span>
  ) : (
    <ChipList label={label} chips={words.map((word) => ({ label: word }))} />
  );
}

function FreeText({ words }: { words: readonly string[] }) {
  return (
    <>
      <Words label="In their own words" words={words} />
      <span className="mt-1 block text-sm text-muted">
        Recipes and plans are not checked for these, so please keep them in mind.
      </span>
    </>
  );
}

const MAX_SHOWN = 6;

/** The meals of current and upcoming plans that break the profile as it is now, also if it changed after the plan was made. */
export function BrokenPlans({ customer }: { customer: CustomerDetails }) {
  const { id, brokenPlans, isClosed } = customer;
  return brokenPlans.map((plan) => (
    <Banner
      key={plan.planId}
      tone="warning"
      title={`“${plan.planName || 'Untitled Plan'}” conflicts with their profile`}
    >
      <BrokenMeals plan={plan} />
      {isClosed ? null : (
        <p className="mt-3">
          <ButtonLink to={generatorForCustomerPath(id)}>Make another plan</ButtonLink>
        </p>
      )}
    </Banner>
  ));
}

type BrokenPlan = CustomerDetails['brokenPlans'][number];

function BrokenMeals({ plan: { breaches, total } }: { plan: BrokenPlan }) {
  const dishes = brokenDishes(breaches).slice(0, MAX_SHOWN);
  const more = total - dishes.reduce((told, { restrictions }) => told + restrictions.length, 0);
  return (
    <ul className="list-disc ps-6">
      {dishes.map(({ key, dish, restrictions, ingredient }) => (
        <li key={key} className="wrap-anywhere">
          {`${dish}: ${breachText('The', restrictions, ingredient)}`}
        </li>
      ))}
      {more > 0 ? <li>and {more} more</li> : null}
    </ul>
  );
}

type BrokenDish = { key: string; dish: string; restrictions: string[]; ingredient: string | null };

/** Tells once of a dish which breaks several restrictions with the same ingredient. */
function brokenDishes(breaches: BrokenPlan['breaches']): BrokenDish[] {
  const dishes = new Map<string, BrokenDish>();
  for (const { recipeName, mealType, day, mealNumber, restriction, ingredient } of breaches) {
    const key = [day, mealNumber, recipeName, ingredient].join(' ');
    const dish = `${recipeName}, ${mealType} of day ${day}`;
    const known = dishes.get(key) ?? { key, dish, restrictions: [], ingredient };
    known.restrictions.push(restriction);
    dishes.set(key, known);
  }
  return [...dishes.values()];
}
