import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { ownFoodsPath } from '~/paths/diary';
import { readAmount } from '~/platform/amounts.server';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { redirectWithAnswer } from '~/platform/toast.server';
import { figuresIn, figureTexts, nameInForm } from './figures-form.server';

type OwnFoodRequest = components['schemas']['OwnFoodRequest'];

const schema = z.object({ name: text, per: text, servingGrams: text, ...figureTexts });

type Saving = { context: AppLoadContext; request: Request };

/** Reads the form, saves the food, and reports that on the list. */
export async function saveOwnFood(
  { context, request }: Saving,
  send: (food: OwnFoodRequest) => Promise<ApiResult<{ message: string }>>,
) {
  const submission = await decodeForm(request, schema);
  const { name, per, servingGrams, ...figures } = submission.value;
  const answer = await send({
    name,
    per: per === '100 g' ? per : 'serving',
    servingGrams: readAmount(servingGrams, 'decimal', 'g') as number | null,
    figures: figuresIn(figures),
  });
  if (answer.data) return redirectWithAnswer(context, ownFoodsPath, answer);
  const failure = failureOf(answer, 'Failed to save the food').withFieldNames(nameInForm);
  return refuseForm({ context, submission, failure, back: ownFoodsPath });
}
