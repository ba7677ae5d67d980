import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { apiFor } from '~/platform/api.server';
import { decodeForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { redirectWithAnswer } from '~/platform/toast.server';

const list = '/trainer/recipes';

export const loader = () => redirect(list);

const schema = z.object({ intent: z.enum(['offer', 'withdraw']) });

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const { intent } = (await decodeForm(request, schema)).value;
  const path = { params: { path: { id: params.id ?? '' } } };
  const api = apiFor(context);
  const answer =
    intent === 'offer'
      ? await api.POST('/api/trainer/recipes/{id}/offer', path)
      : await api.DELETE('/api/trainer/recipes/{id}/offer', path);
  return redirectWithAnswer(context, list, answer);
}
