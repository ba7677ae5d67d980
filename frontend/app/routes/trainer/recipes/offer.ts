import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { ownRecipesPath } from '~/paths/own-recipes';
import { apiFor } from '~/platform/api.server';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { redirectWithAnswer } from '~/platform/toast.server';

export const loader = () => redirect(ownRecipesPath);

const schema = z.object({ intent: z.enum(['offer', 'withdraw']), from: text });

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const { intent, from } = (await decodeForm(request, schema)).value;
  const path = { params: { path: { id: params.id ?? '' } } };
  const api = apiFor(context);
  const answer =
    intent === 'offer'
      ? await api.POST('/api/trainer/recipes/{id}/offer', path)
      : await api.DELETE('/api/trainer/recipes/{id}/offer', path);
  return redirectWithAnswer(context, ownPath(from) ?? ownRecipesPath, answer);
}
