import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { groceryListPath } from '~/paths/groceries';
import { groceriesPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { redirectWithToast } from '~/platform/toast.server';

type GenerateRequest = components['schemas']['GenerateGroceryListRequest'];

const schema = z.object({
  mealPlanId: text,
  groceryListId: text,
  listName: text,
  fromDate: text,
  days: text,
  aggregateQuantities: text,
  roundUpQuantities: text,
  includeAllIngredients: text,
  /** The field is set by the form that has the boxes; one tap elsewhere leaves everything as usual. */
  asksHow: text,
});

type Asked = z.infer<typeof schema>;

/** Makes the list and opens it. */
export async function generateList({ context, request }: { context: AppLoadContext; request: Request }) {
  const submission = await decodeForm(request, schema);
  const body = generationFrom(submission.value);
  const answer = await apiFor(context).POST('/api/grocery-lists/generate', { body });
  if (!answer.data) {
    const failure = failureOf(answer, 'Failed to generate grocery list from meal plan');
    return refuseForm({ context, submission, failure });
  }
  const { message, added, data } = answer.data;
  const to = groceryListPath(groceriesPath, { list: data.id });
  if (added > 0) return redirectWithToast(context, to, { tone: 'success', title: message });
  return redirectWithToast(context, to, { tone: 'info', title: 'The list already has everything.' });
}

export function generationFrom({ asksHow, ...asked }: Asked): GenerateRequest {
  const { mealPlanId, groceryListId, listName, fromDate, days } = asked;
  return {
    ...(mealPlanId && { mealPlanId }),
    ...(groceryListId && { groceryListId }),
    ...((listName || (asksHow && !groceryListId)) && { listName }),
    ...(fromDate && { fromDate }),
    ...(days && { days: Number(days) }),
    ...(asksHow && {
      aggregateQuantities: asked.aggregateQuantities !== '',
      roundUpQuantities: asked.roundUpQuantities !== '',
      includeAllIngredients: asked.includeAllIngredients !== '',
    }),
  } as GenerateRequest;
}
