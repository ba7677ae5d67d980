import type { AppLoadContext } from '@remix-run/node';
import { listInvitations } from '~/features/invitations/invitations.server';
import { type ListedDraft, readDrafts } from '~/features/plan-drafts/drafts.server';
import { draftPath } from '~/paths/drafts';
import { trainerPlansPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { todayIn } from '~/platform/calendar';
import { type NotedCustomers, noteCustomers } from './customers-in-need';

/** More of them are on the customers page. */
const MAX_SHOWN = 5;

export type FirstSteps = {
  hasInvited: boolean;
  hasPlanned: boolean;
  hasAssigned: boolean;
  /** The address of the plan that can be assigned. */
  planPath: string;
};

export type ToDo = NotedCustomers & {
  /** Null once all of them are done. */
  steps: FirstSteps | null;
  drafts: ListedDraft[];
  /** The number of drafts. */
  total: number;
  /** The number of others who need attention. */
  more: number;
  timeZone: string | null;
};

/** Loads the first part of a trainer's home page. */
export async function readToDo(context: AppLoadContext, timeZone: string | null): Promise<ToDo> {
  const [own, invitations, plans, drafts] = await Promise.all([
    apiFor(context).GET('/api/trainer/customers'),
    listInvitations(context),
    apiFor(context).GET('/api/trainer/meal-plans', { params: { query: { withMeals: false } } }),
    readDrafts(context),
  ]);
  const { customers, inNeed } = dataOf(own, context.requestId);
  const now = new Date();
  const noted = noteCustomers(customers, todayIn(timeZone, now), now);
  const shown = noted.inNeed.slice(0, MAX_SHOWN);
  const { mealPlans } = dataOf(plans, context.requestId);
  const hasAssigned =
    mealPlans.some(({ assignmentCount }) => assignmentCount > 0) ||
    customers.some(({ plan, planRemovedAt }) => plan !== null || planRemovedAt !== null);
  const [newestDraft] = drafts.drafts;
  const isDone = {
    hasInvited: customers.length > 0 || invitations.length > 0,
    hasPlanned: hasAssigned || mealPlans.length > 0 || newestDraft !== undefined,
    hasAssigned,
  };
  const planPath = newestDraft && mealPlans.length === 0 ? draftPath(newestDraft.draftId) : trainerPlansPath;
  return {
    steps: Object.values(isDone).every(Boolean) ? null : { ...isDone, planPath },
    ...drafts,
    inNeed: shown,
    more: inNeed - shown.length,
    accepted: noted.accepted.slice(0, MAX_SHOWN),
    timeZone,
  };
}
