import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { recordConsent } from '~/features/health-consent/health-consent.server';
import { consentField } from '~/features/health-consent/health-consent-box';
import { goalPath, goalsPath } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { readNumber } from '~/platform/numbers';
import { readForm } from '~/platform/read-form.server';
import { redirectWithAnswer } from '~/platform/toast.server';
import { saveGoal } from './goal-form.server';
import { statusIntent } from './goal-status-form';
import type { GoalStatus } from './goal-texts';
import { removeValueIntent, valueIntent } from './goal-values';

const valueSchema = z.object({ intent: text, day: text, value: text, [consentField]: text.optional() });

type Acting = { context: AppLoadContext; request: Request; id: string };

/** Carries out the form of a goal's page that was sent. */
export async function actOnGoal(acting: Acting) {
  const { context, request, id } = acting;
  const intent = (await readForm(request)).get('intent');
  if (intent === statusIntent) return setStatus(acting);
  if (intent === valueIntent) return enterValue(acting);
  if (intent === removeValueIntent) return removeValue(acting);
  return saveGoal({ context, request, back: goalsPath, failed: 'Failed to update goal' }, (body) =>
    apiFor(context).PUT('/api/progress/goals/{id}', { params: { path: { id } }, body }),
  );
}

const backToGoal = ({ context, id }: Acting, answer: ApiResult<{ message: string }>, failed: string) =>
  redirectWithAnswer(context, goalPath(id), answer, failed);

async function setStatus(acting: Acting) {
  const { value } = await decodeForm(acting.request, z.object({ intent: text, status: text }));
  const answer = await apiFor(acting.context).PUT('/api/progress/goals/{id}/status', {
    params: { path: { id: acting.id } },
    body: { status: value.status as GoalStatus },
  });
  return backToGoal(acting, answer, 'Failed to update goal');
}

async function enterValue(acting: Acting) {
  const { context, request, id } = acting;
  const submission = await decodeForm(request, valueSchema);
  await recordConsent(context, submission.value[consentField]);
  const { day, value } = submission.value;
  const answer = await apiFor(context).PUT('/api/progress/goals/{id}/values/{day}', {
    params: { path: { id, day: day || 'none' } },
    body: { value: readNumber(value, 'decimal') as number },
  });
  if (answer.data) return backToGoal(acting, answer, '');
  return refuseForm({
    context,
    submission,
    failure: failureOf(answer, 'Failed to save the value'),
    alsoShown: [consentField],
  });
}

async function removeValue(acting: Acting) {
  const { value } = await decodeForm(acting.request, z.object({ intent: text, day: text }));
  const answer = await apiFor(acting.context).DELETE('/api/progress/goals/{id}/values/{day}', {
    params: { path: { id: acting.id, day: value.day } },
  });
  return backToGoal(acting, answer, 'Failed to delete the value');
}
