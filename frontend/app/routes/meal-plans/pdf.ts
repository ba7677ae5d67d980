import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { download } from '~/features/plan-export/download.server';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/paths';
import { redirectWithToast } from '~/platform/toast.server';

const schema = z.object({
  pageSize: z.enum(['A4', 'Letter']).default('A4'),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
  include: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.enum(['shoppingList', 'macroSummary', 'recipePhotos'])).default([]),
  ),
  from: text,
});

const exportPath = (id: string, from: string) => {
  const back = ownPath(from);
  return `/meal-plans/${id}/export${back ? `?${new URLSearchParams({ from: back })}` : ''}`;
};

export const loader = ({ params }: ActionFunctionArgs) => redirect(exportPath(params.id ?? '', ''));

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const id = params.id ?? '';
  const { value } = await decodeForm(request, schema);
  const { pageSize, orientation, include, from } = value;
  const options = {
    pageSize,
    orientation,
    includeShoppingList: include.includes('shoppingList'),
    includeMacroSummary: include.includes('macroSummary'),
    includeRecipePhotos: include.includes('recipePhotos'),
  };
  const answer = await apiFor(context).POST('/api/pdf/export/meal-plan/{id}', {
    params: { path: { id } },
    body: options,
    parseAs: 'stream',
  });
  if (answer.response.ok) return download(new Response(answer.data, answer.response));
  const { message, status } = failureOf(answer);
  // A script shows it where it is; a browser without one goes back to the form.
  if (request.headers.get('accept') === 'application/pdf') return new Response(message, { status });
  const toast = { tone: 'danger', title: 'Export Failed', text: message } as const;
  return redirectWithToast(context, exportPath(id, from), toast);
}
