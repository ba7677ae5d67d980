import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { readOwnCurrency } from '~/features/profile/own-units.server';
import { currencyChoices } from '~/features/profile/units-and-currency.server';
import { customerTabPath } from '~/paths/customers';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { readNumber } from '~/platform/numbers';
import { redirectWithToast } from '~/platform/toast.server';
import { coachingIntent } from './coaching-intents';

export type CoachingTerms = components['schemas']['CoachingTermsResponse'];

/** Reads what a trainer keeps about the coaching of a customer, and the currencies to choose from. */
export async function readTerms(context: AppLoadContext, id = '') {
  const answer = await apiFor(context).GET('/api/trainer/customers/{id}/coaching', {
    params: { path: { id } },
  });
  const terms = dataOf(answer, context.requestId);
  const currency = terms.fees[0]?.currency ?? (await readOwnCurrency(context));
  return { terms, currency, currencies: currencyChoices(currency) };
}

const schema = z.object({
  intent: text,
  amount: text.optional(),
  currency: text.optional(),
  startsOn: text.optional(),
  notes: text.optional(),
});

type CoachingFee = components['schemas']['CoachingFeeRequest'];

/** Saves a fee or the notes, whichever form was sent, and shows the page again. */
export async function saveTerms(context: AppLoadContext, request: Request, id = '') {
  const submission = await decodeForm(request, schema);
  const { intent, amount = '', currency, startsOn, notes = '' } = submission.value;
  const isFee = intent === coachingIntent.fee;
  const params = { path: { id } };
  const api = apiFor(context);
  const fee = { amount: readNumber(amount, 'decimal'), currency, startsOn } as CoachingFee;
  const answer = isFee
    ? await api.PUT('/api/trainer/customers/{id}/coaching/fee', { params, body: fee })
    : await api.PUT('/api/trainer/customers/{id}/coaching/notes', { params, body: { notes } });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer, 'Failed to save') });
  return redirectWithToast(context, customerTabPath(id, 'coaching'), {
    tone: 'success',
    title: isFee ? 'Monthly fee saved' : 'Private notes saved',
  });
}
