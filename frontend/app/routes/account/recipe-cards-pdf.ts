import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { download, isScript, reasonFor } from '~/features/plan-export/download.server';
import { recipeCardsPath } from '~/paths/account';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';

const schema = z.object({
  chosenId: text,
  cardSize: z.enum(['small', 'medium', 'large']).default('medium'),
  includeNutrition: text,
});

export const loader = () => redirect(recipeCardsPath);

/** Answers with the cards, or has them made in the background if they are many. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context);
  const { chosenId, cardSize, includeNutrition } = (await decodeForm(request, schema)).value;
  const body = { ...(chosenId && { chosenId }), cardSize, includeNutrition: includeNutrition !== '' };
  const api = apiFor(context);
  const printed = await api.POST('/api/recipe-cards/pdf', { body, parseAs: 'stream' });
  if (printed.response.ok) return download(printed);
  if (failureOf(printed).code !== 'too_many_cards')
    return reasonFor({ request, context }, printed, recipeCardsPath);
  const started = await api.POST('/api/recipe-cards/exports', { body });
  if (!started.response.ok) return reasonFor({ request, context }, started, recipeCardsPath);
  return isScript(request) ? new Response(null, { status: 202 }) : redirect(recipeCardsPath);
}
