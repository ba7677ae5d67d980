import { Banner, Checkbox } from '~/ui';
import { type Breach, type RestrictionsAsked, reasonText } from './restrictions';

const MAX_SHOWN = 8;

/**
 * A question in a form that assigns something, which is sent again with the box ticked. A button here would be the one
 * that the Enter key presses in any field of the form.
 */
export function RestrictionQuestion({ asked: { breaches, total } }: { asked: RestrictionsAsked }) {
  const shown = breaches.slice(0, MAX_SHOWN);
  const more = total - shown.length;
  return (
    <Banner tone="warning" title={titleOf(breaches)}>
      <div className="grid gap-3">
        <ul className="list-disc ps-6">
          {shown.map((breach) => (
            <li key={keyOf(breach)} className="wrap-anywhere">
              {breach.recipeName}
              {breach.meal ? `, ${breach.meal.mealType} of day ${breach.meal.day}` : ''}: {reasonText(breach)}
              {namesIn(breaches) === breach.customerName ? '' : ` (${breach.customerName})`}
            </li>
          ))}
          {more > 0 ? <li>and {more} more</li> : null}
        </ul>
        <p>
          If it is assigned all the same, they see it at each of these meals, and that you confirmed it is
          recorded.
        </p>
        <Checkbox
          id="confirmsRestrictions"
          name="confirmsRestrictions"
          value="yes"
          label="Assign it all the same"
        />
      </div>
    </Banner>
  );
}

const keyOf = ({ customerName, recipeName, meal, restriction }: Breach) =>
  [customerName, recipeName, meal?.day, meal?.mealType, restriction].join(' ');

/** Asks about one customer by name, and counts several. */
const titleOf = (breaches: readonly Breach[]): string =>
  areOfOne(breaches)
    ? `This conflicts with ${namesIn(breaches)}’s dietary restrictions`
    : `This conflicts with the dietary restrictions of ${namesIn(breaches)}`;

const areOfOne = (breaches: readonly Breach[]): boolean =>
  breaches.every(({ customerName }) => customerName === breaches[0]?.customerName);

/** Names one customer, or counts several. */
function namesIn(breaches: readonly Breach[]): string {
  const names = [...new Set(breaches.map(({ customerName }) => customerName))];
  return names.length === 1 ? (names[0] ?? '') : `${names.length} of these customers`;
}
