import { type AppLoadContext, data } from '@remix-run/node';
import { z } from 'zod';
import { type RestrictionsAsked, restrictionsAskedBy } from '~/features/assignment/restrictions';
import {
  type AssignableCustomer,
  findCustomersToPick,
  MAX_PICKED,
  MAX_PICKER_FIELDS,
} from '~/features/customers/customers.server';
import { distinct } from '~/features/customers/use-picks';
import { isPending, listInvitations, type SentInvitation } from '~/features/invitations/invitations.server';
import { customerPath } from '~/paths/customers';
import { apiFor } from '~/platform/api.server';
import { type ApiFailure, type ApiResult, failureOf } from '~/platform/api-errors.server';
import { tomorrowIn } from '~/platform/calendar';
import type { User } from '~/platform/current-user.server';
import type { RefusedForm } from '~/platform/forms';
import { decodeForm, refuseForm, text, texts } from '~/platform/forms.server';
import { redirectWithToast } from '~/platform/toast.server';
import type { Naming } from './naming-question';
import type { PlanCustomer, PlanInvitation } from './plan-customer';

type About = {
  /** The saved plan, or the one that the draft belongs to. */
  savedPlanId: string | null;
  /** The customer for whom it is made. */
  customerId?: string | null;
  /** The first day of the draft. */
  startsOn: string;
};

/** Loads the possible recipients, the selection in the address, and the first day. */
export async function readAssignChoice(
  context: AppLoadContext,
  url: URL,
  user: User,
  { savedPlanId, customerId, startsOn }: About,
) {
  const { searchParams: params } = url;
  const isAsked = ['search', 'select', 'page'].some((name) => params.has(name));
  const wanted = isAsked ? params.getAll('customerId') : customerId ? [customerId] : [];
  const [found, invited] = await Promise.all([
    findCustomersToPick(context, params, { ids: wanted }),
    user.role === 'trainer' ? planInvitations(context) : [],
  ]);
  const customers = found.customers.map((customer) => planCustomerOf(customer, savedPlanId));
  const picked = found.picked.map((customer) => planCustomerOf(customer, savedPlanId));
  // A single possible recipient is selected from the start.
  const isOnlyOne = found.total === 0 && invited.length === 1;
  const askedInvitations = new Set(params.getAll('invitationId'));
  const tomorrow = tomorrowIn(user.timeZone);
  const isToCome = startsOn > tomorrow;
  return {
    ...found,
    customers,
    picked,
    mostPicked: MAX_PICKED,
    about: String(new URLSearchParams({ savedPlanId: savedPlanId ?? '' })),
    invited,
    tickedInvitations: invited.map(({ id }) => id).filter((id) => isOnlyOne || askedInvitations.has(id)),
    ticked: tickedIn(distinct([...picked, ...customers]), new Set(wanted), params.get('select')),
    startsOn: params.get('startsOn') ?? (isToCome ? startsOn : tomorrow),
    // A search without scripts sends the whole form, so typed values are kept.
    notes: params.get('notes') ?? '',
    customerEmail: params.get('customerEmail') ?? '',
  };
}

export type AssignChoice = Awaited<ReturnType<typeof readAssignChoice>>;

export function planCustomerOf(
  { id, email, name, activePlan }: AssignableCustomer,
  savedPlanId: string | null,
): PlanCustomer {
  const isThis = savedPlanId !== null && activePlan?.savedPlanId === savedPlanId;
  const follows = activePlan ? (isThis ? 'this' : 'another') : 'none';
  return { id, email, name, follows, planName: activePlan?.planName ?? null };
}

/** Lists people who were invited and have not answered, with the plan that each is set to get. */
async function planInvitations(context: AppLoadContext): Promise<PlanInvitation[]> {
  const [invitations, promised] = await Promise.all([
    listInvitations(context),
    apiFor(context).GET('/api/trainer/invited-plans'),
  ]);
  const plans = new Map(promised.data?.plans.map((plan) => [plan.invitationId, plan.planName]));
  return invitations
    .filter(isPending)
    .map(({ id, customerEmail }) => ({ id, email: customerEmail, planName: plans.get(id) ?? null }));
}

function tickedIn(customers: PlanCustomer[], wanted: ReadonlySet<string>, select: string | null): string[] {
  const isTicked = {
    all: () => true,
    available: ({ follows }: PlanCustomer) => follows === 'none',
    none: () => false,
  }[select ?? ''];
  return customers.filter(isTicked ?? (({ id }) => wanted.has(id))).map(({ id }) => id);
}

const schema = z.object({
  customerId: texts,
  invitationId: texts,
  customerEmail: text,
  /** The field is set by a form that only asks whom to invite, where an empty address is an error. */
  invites: z.literal('1').optional(),
  startsOn: text,
  notes: text,
  search: text,
  naming: z.enum(['', 'without', 'asItIs']).default(''),
  offeredName: text,
  confirmsRestrictions: text,
});

/**
 * A refused form with the selected customers. If it was refused because of a name in the plan, `asked` has a better
 * plan name, and if it breaks what a profile says, `restrictions` has what breaks it.
 */
export type AssignRefusal = RefusedForm & {
  picked?: PlanCustomer[];
  asked?: Naming;
  restrictions?: RestrictionsAsked;
};

type Answer = ApiResult<{ message: string }>;

type AssignmentWish = {
  customerIds?: string[];
  invitationIds?: string[];
  startsOn: string | null;
  planName?: string;
  notes?: string;
  confirmsNames?: boolean;
  confirmsRestrictions?: boolean;
};

type Assigning = {
  context: AppLoadContext;
  request: Request;
  /** The page to return to. */
  back: string;
  /** The message if the API gives no reason. */
  failed: string;
  /** The saved plan, if there is one. */
  savedPlanId?: string | null;
  /** The customer for whom it was made, to whose page assigning it to them alone leads. */
  madeFor?: { id: string } | null;
};

/** Assigns a plan to all selected customers and to anyone invited with it, and returns with a message. */
export async function assignPlan(
  { context, request, back, failed, savedPlanId = null, madeFor = null }: Assigning,
  assign: (wish: AssignmentWish) => Promise<Answer>,
) {
  const submission = await decodeForm(request, schema, MAX_PICKER_FIELDS);
  const {
    customerId: customerIds,
    customerEmail,
    invites,
    startsOn,
    notes,
    naming,
    offeredName,
    confirmsRestrictions,
  } = submission.value;
  const invitation = customerEmail || invites ? await invitationFor(context, customerEmail) : { id: null };
  // The page may list other customers by now, so the selected ones are sent back with the form.
  const refuse = async (failure: ApiFailure) => {
    const { data: refused, init } = refuseForm({ context, submission, failure });
    const { picked } = await findCustomersToPick(context, new URLSearchParams(), { ids: customerIds });
    const asked = failure.code === 'names_another_customer' && { asked: failure.details as Naming };
    const rows = picked.map((customer) => planCustomerOf(customer, savedPlanId));
    const restrictions = restrictionsAskedBy(failure);
    return data<AssignRefusal>(
      { ...refused, picked: rows, ...asked, ...(restrictions && { restrictions }) },
      init ?? undefined,
    );
  };
  if ('failure' in invitation) return refuse(invitation.failure);
  const invitationIds = [
    ...new Set([...submission.value.invitationId, ...(invitation.id ? [invitation.id] : [])]),
  ];
  const answer = await assign({
    ...((customerIds.length > 0 || invitationIds.length === 0) && { customerIds }),
    ...(invitationIds.length > 0 && { invitationIds }),
    startsOn: startsOn || null,
    ...(notes && { notes }),
    ...(naming === 'without' && offeredName && { planName: offeredName }),
    ...(naming === 'asItIs' && { confirmsNames: true }),
    ...(confirmsRestrictions && { confirmsRestrictions: true }),
  });
  if (!answer.data) return refuse(failureOf(answer, failed));
  const isForOne =
    madeFor !== null && invitationIds.length === 0 && customerIds.every((id) => id === madeFor.id);
  if (isForOne)
    return redirectWithToast(context, customerPath(madeFor.id), {
      ...{ tone: 'success', title: 'Meal Plan Created & Assigned', text: answer.data.message },
    });
  return redirectWithToast(context, back, { tone: 'success', title: answer.data.message });
}

/** A person who was already invited gets no second mail, and their pending plan is not asked about again. */
async function invitationFor(
  context: AppLoadContext,
  customerEmail: string,
): Promise<{ id: string } | { failure: ApiFailure }> {
  const isTheirs = (invitation: SentInvitation) =>
    isPending(invitation) && invitation.customerEmail.toLowerCase() === customerEmail.trim().toLowerCase();
  const open = (await listInvitations(context)).find(isTheirs);
  if (open) return open;
  const answer = await apiFor(context).POST('/api/invitations/send', { body: { customerEmail } });
  return answer.data ? answer.data.data.invitation : { failure: failureOf(answer) };
}
