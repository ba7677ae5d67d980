import { ownPath } from '~/platform/paths';

/** Where somebody chooses how a plan is printed, and where they go back to from there. */
export const exportPath = (planId: string, from: string): string =>
  `/meal-plans/${planId}/export${back(from)}`;

export const cardsPath = (planId: string, from = ''): string => `/meal-plans/${planId}/cards${back(from)}`;

export const calendarPath = (planId: string): string => `/meal-plans/${planId}/calendar`;

/** Whatever a form says, only a page of ours is gone back to. */
function back(from: string): string {
  const page = ownPath(from);
  return page ? `?${new URLSearchParams({ from: page })}` : '';
}
