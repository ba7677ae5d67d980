import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { recordConsent } from '~/features/health-consent/health-consent.server';
import { diaryGoalsPath, diaryPath } from '~/paths/diary';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { readNumber } from '~/platform/numbers';
import { redirectWithAnswer, redirectWithToast } from '~/platform/toast.server';
import { intents } from './day-forms';
import { goalFields, goalIntents } from './goals-form';

const schema = z.object({ intent: text, calories: text, protein: text, carbs: text, fat: text });

/** Carries out the form of the goals' page that was sent. */
export async function actOnGoals(context: AppLoadContext, request: Request) {
  const submission = await decodeForm(request, schema);
  const { intent, ...typed } = submission.value;
  const api = apiFor(context);
  if (intent === intents.agree) {
    await recordConsent(context, intent);
    return redirectWithToast(context, diaryGoalsPath, { tone: 'success', title: 'Your diary is ready' });
  }
  if (intent === goalIntents.share || intent === goalIntents.hide) {
    const body = { isShared: intent === goalIntents.share };
    return redirectWithAnswer(context, diaryGoalsPath, await api.PUT('/api/nutrition/sharing', { body }));
  }
  if (intent === goalIntents.usePlan) {
    const answer = await api.PUT('/api/nutrition/goals', { body: { usesPlan: true } });
    return redirectWithAnswer(context, diaryGoalsPath, answer);
  }
  const numbers = goalFields.flatMap(({ name }) => {
    const value = readNumber(typed[name], 'whole');
    return value === null ? [] : [[name, value]];
  });
  const answer = await api.PUT('/api/nutrition/goals', { body: Object.fromEntries(numbers) });
  if (answer.data) return redirectWithAnswer(context, diaryPath, answer);
  return refuseForm({ context, submission, failure: failureOf(answer, 'Failed to save the goals') });
}
