import { type AppLoadContext, data } from '@remix-run/node';
import { z } from 'zod';
import { answerInPlace } from '~/features/forms/answer-in-place.server';
import { isRefusedPlan, type Refusal } from '~/features/meal-plans/refusal';
import { draftWeekPath } from '~/paths/drafts';
import type { Role } from '~/paths/pages';
import { libraryOf, savedPlanPath } from '~/paths/saved-plans';
import { apiFor } from '~/platform/api.server';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { decodeForm, text } from '~/platform/forms.server';
import { redirectWithToast, type Toast } from '~/platform/toast.server';
import type { DraftAnswer } from './draft-answer';
import { draftIntent } from './draft-changes';
import { mealPath } from './places';

const schema = z.object({
  intent: z.enum(draftIntent),
  revision: z.coerce.number(),
  day: z.coerce.number().default(0),
  meal: z.coerce.number().default(0),
  week: z.coerce.number().default(1),
  servings: z.coerce.number().default(0),
  savedPlanId: text,
  /** A way out of the refusal to generate the rest, as JSON. */
  relax: text,
  stay: text,
});

type Asked = z.infer<typeof schema>;

/** The changed draft, or the saved plan that it became. */
type Changed = { revision?: number; mealPlan?: unknown };

const successes: Record<Asked['intent'], string> = {
  portion: 'Portion changed',
  lock: 'Meal locked',
  unlock: 'Meal unlocked',
  undo: 'Last change undone',
  regenerate: 'The rest was generated again',
  saveChanges: 'Changes saved',
};

/** Handles one change of a draft by the small forms of its page. */
export async function changeDraft(context: AppLoadContext, request: Request, id: string, role: Role) {
  const { value: asked } = await decodeForm(request, schema);
  if (asked.intent === draftIntent.regenerate) return makeTheRest(context, id, asked);
  const answer = await send(context, id, asked);
  const isSaved = asked.intent === draftIntent.saveChanges && answer.response.ok;
  const back = isSaved ? savedPlanPath(libraryOf(role), asked.savedPlanId) : placeAsked(id, asked);
  const success = { title: successes[asked.intent] };
  return answerInPlace(context, asked.stay, back, {
    answer,
    success,
    failure: asked.intent === draftIntent.saveChanges ? 'Save Failed' : 'Not changed',
    revision: answer.data?.revision,
  });
}

/** The place on the plan at which the form was. */
const placeAsked = (id: string, { day, meal: mealNumber, week }: Asked): string =>
  day > 0 ? mealPath(id, { day, mealNumber }) : draftWeekPath(id, week);

function send(context: AppLoadContext, id: string, asked: Asked): Promise<ApiResult<Changed>> {
  const api = apiFor(context);
  const { intent, revision, day, meal: mealNumber, servings, savedPlanId } = asked;
  const params = { path: { id } };
  const body = { revision, meal: { day, mealNumber } };
  switch (intent) {
    case draftIntent.undo:
      return api.POST('/api/meal-plan/drafts/{id}/undo', { params, body: { revision } });
    case draftIntent.saveChanges:
      return api.PATCH('/api/trainer/meal-plans/{id}', {
        params: { path: { id: savedPlanId } },
        body: { draftId: id },
      });
    case draftIntent.portion:
      return api.PATCH('/api/meal-plan/drafts/{id}', { params, body: { ...body, servings } });
    default:
      return api.PATCH('/api/meal-plan/drafts/{id}', {
        params,
        body: { ...body, locked: intent === draftIntent.lock },
      });
  }
}

/** Generates everything again that is not locked. A refusal is shown completely, with its ways out. */
async function makeTheRest(context: AppLoadContext, id: string, asked: Asked) {
  const answer = await apiFor(context).POST('/api/meal-plan/drafts/{id}/regenerate', {
    params: { path: { id } },
    body: { revision: asked.revision, relax: relaxIn(asked.relax) },
  });
  const back = placeAsked(id, asked);
  if (answer.data) {
    return redirectWithToast(context, back, { tone: 'success', title: successes.regenerate });
  }
  const { code, message, details, status } = failureOf(answer);
  if (isRefusedPlan(code)) {
    const refused = { message, refusal: details as unknown as Refusal };
    return data<DraftAnswer>({ refused }, { status });
  }
  return redirectWithToast(context, back, { tone: 'danger', title: 'Generation Failed', text: message });
}

const relaxShape = z.record(z.string(), z.unknown());

/** The way out as the refusal named it. The API validates it. */
function relaxIn(sent: string): Record<string, unknown> {
  try {
    return relaxShape.parse(JSON.parse(sent));
  } catch {
    return {};
  }
}

/** Returns to the plan after a change on a page of its own, whatever the result. */
export function afterChange(
  context: AppLoadContext,
  back: string,
  answer: ApiResult<unknown>,
  success: string,
) {
  const toast: Toast = answer.response.ok
    ? { tone: 'success', title: success }
    : { tone: 'danger', title: 'Not changed', text: failureOf(answer).message };
  return redirectWithToast(context, back, toast);
}
