import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { recordConsent } from '~/features/health-consent/health-consent.server';
import { addedEntryPath, deletedEntryPath, diaryDayPath } from '~/paths/diary';
import { apiFor } from '~/platform/api.server';
import type { ApiResult } from '~/platform/api-errors.server';
import { decodeForm, text } from '~/platform/forms.server';
import { redirectWithAnswer, redirectWithToast } from '~/platform/toast.server';
import { intents } from './day-forms';
import { dayNamed } from './diary.server';
import { mealIn } from './diary-texts';

const schema = z.object({
  intent: text,
  date: text,
  planId: text,
  mealNumber: text,
  meal: text,
  id: text,
  from: text,
});

type Acting = { context: AppLoadContext; request: Request; timeZone: string | null };

type Sent = z.infer<typeof schema>;

/**
 * Carries out the button that was pressed on the page of a day. The form names the day that was shown, because the page of
 * today may have been open since yesterday.
 */
export async function actOnDay({ context, request, timeZone }: Acting) {
  const { value } = await decodeForm(request, schema);
  const { date } = dayNamed(value.date, timeZone);
  if (value.intent === intents.agree) return agree(context, date);
  if (value.intent === intents.remove) return removeEntry(context, value.id, date);
  const answer = await (isTakenBack(value.intent) ? takeBack(context, value) : add(context, value, date));
  return redirectWithAnswer(context, pageAfter(value, answer, date), answer, 'Failed to change the diary');
}

type Added = ApiResult<{ message: string; data: { id: string } | { id: string }[] }>;

const isTakenBack = (intent: string) => intent === intents.restore || intent === intents.undo;

/** Undoes a deletion, or that something was logged. */
function takeBack(context: AppLoadContext, { intent, id }: Sent): Promise<Added> {
  const params = { path: { id: id || 'none' } };
  return intent === intents.undo
    ? apiFor(context).POST('/api/nutrition/entries/{id}/undo', { params })
    : apiFor(context).POST('/api/nutrition/entries/{id}/restore', { params });
}

function add(context: AppLoadContext, sent: Sent, date: string): Promise<Added> {
  const { intent, planId, mealNumber, meal, from } = sent;
  const api = apiFor(context);
  const path = { date };
  if (intent === intents.logPlan) return api.POST('/api/nutrition/days/{date}/plan', { params: { path } });
  if (intent === intents.copy)
    return api.POST('/api/nutrition/days/{date}/copy', {
      params: { path },
      body: { from, ...(meal && { meal: mealIn(meal) }) },
    });
  const isSkipped = intent === intents.skip;
  const answers = { planId, mealNumber: Number(mealNumber), isSkipped };
  return api.POST('/api/nutrition/entries', {
    body: { kind: 'plan_meal', day: date, meal: mealIn(meal), ...answers },
  });
}

/** Returns the page to show. Its address names what was added, so that the page can offer to undo it. */
function pageAfter({ intent }: Sent, { data }: Added, date: string): string {
  const [first, ...more] = data && !isTakenBack(intent) ? [data.data].flat() : [];
  return first ? addedEntryPath(date, first.id, more.length) : diaryDayPath(date);
}

/** Deletes an entry. The next page offers to undo that. */
async function removeEntry(context: AppLoadContext, id: string, date: string) {
  const answer = await apiFor(context).DELETE('/api/nutrition/entries/{id}', {
    params: { path: { id: id || 'none' } },
  });
  if (answer.data)
    return redirectWithToast(context, deletedEntryPath(date, id), {
      tone: 'success',
      title: 'Entry deleted',
    });
  return redirectWithAnswer(context, diaryDayPath(date), answer, 'Failed to delete the entry');
}

/** Records the consent. The card has shown the sentence to which its button agrees. */
async function agree(context: AppLoadContext, date: string) {
  await recordConsent(context, intents.agree);
  return redirectWithToast(context, diaryDayPath(date), { tone: 'success', title: 'Your diary is ready' });
}
