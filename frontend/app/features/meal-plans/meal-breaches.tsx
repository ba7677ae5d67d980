import type { components } from '#openapi/schema';
import { WarningIcon } from '~/ui/icons';
import type { ShownMeal } from './shown-days';

export type MealBreach = components['schemas']['MealBreachResponse'];

/** Returns the mark of a meal, for the customer whose profile it breaks. */
export const markBreaches = (breaches: readonly MealBreach[]) => (meal: ShownMeal) => {
  const own = breaches.filter(({ day, mealNumber }) => day === meal.day && mealNumber === meal.mealNumber);
  return own.length > 0 ? <MealBreaches breaches={own} /> : null;
};

/** Says what breaks a profile, to the customer whose profile it is, or to their trainer. */
export function breachText(
  whose: 'Your' | 'The',
  restrictions: readonly string[],
  ingredient: string | null,
): string {
  const said = restrictions.map((restriction) => `“${restriction}”`).join(' and ');
  return `${whose} profile says ${said}, and this ${ingredient ? `contains ${ingredient}` : 'does not fit it'}.`;
}

function MealBreaches({ breaches }: { breaches: readonly MealBreach[] }) {
  return breaches.map(({ recipeName, restriction, ingredient }) => (
    <span
      key={`${recipeName} ${restriction}`}
      className="flex items-start gap-1 text-sm font-normal text-warning"
    >
      <WarningIcon />
      <span>{breachText('Your', [restriction], ingredient)}</span>
    </span>
  ));
}
