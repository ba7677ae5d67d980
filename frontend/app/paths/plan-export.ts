import { ownPath } from '~/platform/own-path';

/** The page for choosing how a plan is printed, with the page to return to. */
export const exportPath = (planId: string, from: string): string =>
  `/meal-plans/${planId}/export${returnTo(from)}`;

export const planPdfPath = (planId: string): string => `/meal-plans/${planId}/pdf`;

export const cardsPath = (planId: string, from = ''): string =>
  `/meal-plans/${planId}/cards${returnTo(from)}`;

export const calendarPath = (planId: string): string => `/meal-plans/${planId}/calendar`;

/** A recipe as a saved plan contains it. */
export const planRecipePath = (planId: string, recipeId: string, portion: number, from: string): string =>
  `/meal-plans/${planId}/recipes/${recipeId}?${new URLSearchParams({ portion: String(portion), from })}`;

/** Whatever a form says, only pages of this application are returned to. */
function returnTo(from: string): string {
  const page = ownPath(from);
  return page ? `?${new URLSearchParams({ from: page })}` : '';
}
