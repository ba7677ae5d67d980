import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { recordConsent } from '~/features/health-consent/health-consent.server';
import { consentField } from '~/features/health-consent/health-consent-box';
import { readAmount } from '~/platform/amounts.server';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { redirectWithToast } from '~/platform/toast.server';
import { unitOfMetric } from './goal-texts';

type GoalRequest = components['schemas']['GoalRequest'];

const schema = z.object({
  intent: text,
  units: z.enum(['metric', 'us']).catch('metric'),
  goalName: text,
  description: text,
  metric: text,
  startValue: text,
  startDate: text,
  targetValue: text,
  targetUnit: text,
  targetDate: text,
  [consentField]: text.optional(),
});

type Saving = {
  context: AppLoadContext;
  request: Request;
  /** The page to show afterwards. */
  back: string;
  /** The message when no one knows why it failed. */
  failed: string;
};

/** Reads the form, saves the goal, and reports that on the page to which it returns. */
export async function saveGoal(
  { context, request, back, failed }: Saving,
  save: (goal: GoalRequest) => Promise<ApiResult<{ message: string }>>,
) {
  const submission = await decodeForm(request, schema);
  await recordConsent(context, submission.value[consentField]);
  const answer = await save(goalFrom(submission.value));
  if (answer.data) return redirectWithToast(context, back, { tone: 'success', title: answer.data.message });
  const failure = failureOf(answer, failed);
  return refuseForm({ context, submission, failure, alsoShown: [consentField], back });
}

/** Turns a form into a request. Text that is not a number is sent as it was typed, and the API says what is wrong with it. */
export function goalFrom(form: z.infer<typeof schema>): GoalRequest {
  const { units, goalName, description, metric, startValue, startDate, targetValue, targetUnit, targetDate } =
    form;
  const unit = unitOfMetric(metric, units) ?? targetUnit;
  return {
    goalName,
    description: description || null,
    metric,
    startValue: readAmount(startValue, 'decimal', unit),
    ...(startDate && { startDate }),
    targetValue: readAmount(targetValue, 'decimal', unit),
    targetUnit: unit,
    ...(targetDate && { targetDate }),
  } as GoalRequest;
}
