import type { components } from '#openapi/schema';
import { draftPath } from '~/features/plan-draft/draft-paths';
import { libraryOf, planPath } from '~/features/saved-plans/library-paths';
import { ownPath, type Role } from '~/platform/paths';

/** The page for choosing how a plan is printed, with the page to return to. */
export const exportPath = (planId: string, from: string): string =>
  `/meal-plans/${planId}/export${back(from)}`;

export const cardsPath = (planId: string, from = ''): string => `/meal-plans/${planId}/cards${back(from)}`;

export const calendarPath = (planId: string): string => `/meal-plans/${planId}/calendar`;

/** Whatever a form says, only a page of ours is gone back to. */
function back(from: string): string {
  const page = ownPath(from);
  return page ? `?${new URLSearchParams({ from: page })}` : '';
}

/** The plan's own page for whoever reads it; what a customer holds has none for others, who find it in their list. */
export function pageOfPlan(
  id: string,
  kind: components['schemas']['PlanRecipesResponse']['kind'],
  role: Role,
) {
  if (kind === 'draft') return draftPath(id);
  if (kind === 'saved') return planPath(libraryOf(role), id);
  return { customer: `/my-meal-plans/${id}`, trainer: '/trainer/customers', admin: '/admin/users' }[role];
}
