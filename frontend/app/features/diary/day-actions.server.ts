import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { recordConsent } from '~/features/health-consent/health-consent.server';
import { deletedEntryPath, diaryDayPath } from '~/paths/diary';
import { apiFor } from '~/platform/api.server';
import { decodeForm, text } from '~/platform/forms.server';
import { redirectWithAnswer, redirectWithToast } from '~/platform/toast.server';
import { intents } from './day-forms';
import { mealIn } from './diary-texts';

const schema = z.object({
  intent: text,
  planId: text,
  mealNumber: text,
  meal: text,
  id: text,
  from: text,
});

type Acting = { context: AppLoadContext; request: Request; date: string };

type Sent = z.infer<typeof schema>;

/** Carries out a button of a day. */
export async function actOnDay({ context, request, date }: Acting) {
  const { value } = await decodeForm(request, schema);
  if (value.intent === intents.agree) return agree(context, date);
  if (value.intent === intents.remove) return removeEntry(context, value.id, date);
  const answer = await send(context, value, date);
  return redirectWithAnswer(context, diaryDayPath(date), answer, 'Failed to change the diary');
}

function send(context: AppLoadContext, { intent, planId, mealNumber, meal, id, from }: Sent, date: string) {
  const api = apiFor(context);
  const path = { date };
  if (intent === intents.logPlan) return api.POST('/api/nutrition/days/{date}/plan', { params: { path } });
  if (intent === intents.restore)
    return api.POST('/api/nutrition/entries/{id}/restore', { params: { path: { id: id || 'none' } } });
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

/** The next page offers to undo it. */
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

/** The card shows the sentence, and its button says that the customer agrees to it. */
async function agree(context: AppLoadContext, date: string) {
  await recordConsent(context, intents.agree);
  return redirectWithToast(context, diaryDayPath(date), { tone: 'success', title: 'Your diary is ready' });
}
