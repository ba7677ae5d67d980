import { AppError } from '../../../platform/errors/app-error.js';
import type { ServedBreach } from './breach.js';

/** A breach for one customer. Admins do not read what a profile says, so they get neither restriction nor ingredient. */
export interface CustomerBreach extends Omit<ServedBreach, 'restriction'> {
  customerId: string;
  customerName: string;
  restriction: string | null;
}

/** Details of more breaches would only make the answer long. */
const MAX_TOLD = 40;

/** This error asks a question: the same request with `confirmsRestrictions` is accepted. */
export class BreaksRestrictionsError extends AppError {
  readonly code = 'breaks_restrictions';
  readonly status = 409;

  constructor(breaches: readonly [CustomerBreach, ...CustomerBreach[]]) {
    const more = breaches.length - 1;
    const others = more === 1 ? ' So does one more.' : ` So do ${more} more.`;
    super(`${textOf(breaches[0])}${more > 0 ? others : ''}`, {
      details: { breaches: breaches.slice(0, MAX_TOLD), total: breaches.length },
    });
  }
}

function textOf({ customerName, restriction, ingredient, recipeName, meal }: CustomerBreach): string {
  const place = meal ? ` (${meal.mealType} of day ${meal.day})` : '';
  const what = `${recipeName}${place}`;
  if (restriction === null) return `${what} breaks a restriction of ${customerName}’s profile.`;
  const why = ingredient ? ` because of ${ingredient}` : '';
  return `${what} breaks what ${customerName}’s profile says, “${restriction}”${why}.`;
}
