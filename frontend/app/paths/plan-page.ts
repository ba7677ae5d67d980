import type { components } from '#openapi/schema';
import { draftPath } from './drafts';
import { myPlanPath } from './my-plans';
import { customersPath, type Role, usersPath } from './pages';
import { libraryOf, savedPlanPath } from './saved-plans';

/**
 * The plan's own page for the current reader. Trainers and admins have none for assigned plans, so they get their
 * list.
 */
export function pageOfPlan(
  id: string,
  kind: components['schemas']['PlanRecipesResponse']['kind'],
  role: Role,
): string {
  if (kind === 'draft') return draftPath(id);
  if (kind === 'saved') return savedPlanPath(libraryOf(role), id);
  return { customer: myPlanPath(id), trainer: customersPath, admin: usersPath }[role];
}
