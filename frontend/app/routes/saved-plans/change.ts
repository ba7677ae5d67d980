import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { changeIntent } from '~/features/saved-plans/plan-changes';
import { requireLibrary } from '~/features/saved-plans/saved-plans.server';
import { draftPath, useUpPath } from '~/paths/drafts';
import { savedPlanPath } from '~/paths/saved-plans';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { ownPath } from '~/platform/own-path';
import { readForm } from '~/platform/read-form.server';
import { redirectWithAnswer, redirectWithToast } from '~/platform/toast.server';

/** There is nothing to show at this address, so it redirects to the plan. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { library } = await requireLibrary(context, request);
  throw redirect(savedPlanPath(library, encodeURIComponent(params.id ?? '')));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { library } = await requireLibrary(context, request);
  const form = await readForm(request);
  const back = ownPath(form.get('from')) ?? library;
  const api = apiFor(context);
  const at = { params: { path: { id: params.id ?? '' } } };
  switch (form.get('intent')) {
    case changeIntent.edit: {
      const answer = await api.POST('/api/trainer/meal-plans/{id}/draft', at);
      if (answer.data) return redirect(editingPath(answer.data.draftId, form));
      return redirectWithToast(context, back, { tone: 'danger', title: failureOf(answer).message });
    }
    case changeIntent.duplicate: {
      const answer = await api.POST('/api/trainer/meal-plans/{id}/duplicate', at);
      return redirectWithAnswer(context, back, answer);
    }
    default: {
      const isTemplate = form.get('intent') === changeIntent.template;
      const answer = await api.PATCH('/api/trainer/meal-plans/{id}', { ...at, body: { isTemplate } });
      return redirectWithAnswer(context, back, answer);
    }
  }
}

/** The draft, or the dishes in it with a food that is left over. */
function editingPath(draftId: string, form: FormData): string {
  const foodId = String(form.get('useUp') ?? '');
  return foodId ? useUpPath(draftId, { foodId, week: Number(form.get('week')) || 1 }) : draftPath(draftId);
}
