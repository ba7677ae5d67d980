import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { cardsPath } from '~/features/meal-plans/recipe-cards/card-options';
import { download } from '~/features/plan-export/download.server';
import { apiFor } from '~/platform/api.server';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/paths';

const schema = z.object({
  cardSize: z.enum(['small', 'medium', 'large']).default('medium'),
  includeNutrition: text,
  from: text,
});

export const loader = ({ params }: LoaderFunctionArgs) => redirect(cardsPath(params.id ?? ''));

/** The cards as the server draws them: for browsers without scripts, and for letters that theirs have not. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const id = params.id ?? '';
  const { cardSize, includeNutrition, from } = (await decodeForm(request, schema)).value;
  const answer = await apiFor(context).POST('/api/pdf/export/meal-plan/{id}/cards', {
    params: { path: { id } },
    body: { cardSize, includeNutrition: includeNutrition !== '' },
    parseAs: 'stream',
  });
  const back = ownPath(from);
  const page = back ? `${cardsPath(id)}?${new URLSearchParams({ from: back })}` : cardsPath(id);
  return download(answer, { request, context }, page);
}
