import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { downloadOrReason } from '~/features/plan-export/download.server';
import { cardsPath } from '~/paths/plan-export';
import { apiFor } from '~/platform/api.server';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';

const schema = z.object({
  cardSize: z.enum(['small', 'medium', 'large']).default('medium'),
  includeNutrition: text,
  from: text,
});

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(cardsPath(encodeURIComponent(params.id ?? '')));

/** Cards made by the server, for browsers without scripts and for letters that the browser's fonts lack. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const { id = '' } = params;
  const { cardSize, includeNutrition, from } = (await decodeForm(request, schema)).value;
  const answer = await apiFor(context).POST('/api/pdf/export/meal-plan/{id}/cards', {
    params: { path: { id } },
    body: { cardSize, includeNutrition: includeNutrition !== '' },
    parseAs: 'stream',
  });
  return downloadOrReason({ request, context }, answer, cardsPath(encodeURIComponent(id), from));
}
