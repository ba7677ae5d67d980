import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { withTicked } from '~/features/admin-recipes/admin-recipe-filters';
import { adminPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { readForm } from '~/platform/read-form.server';
import { redirectWithToast } from '~/platform/toast.server';

/** There is nothing to show at this address, so it redirects to the list. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  throw redirect(adminPath);
}

/** The recipes that were checked in Select Mode. They stay checked if they are not approved. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const form = await readForm(request);
  const from = ownPath(form.get('from')) ?? adminPath;
  const asOf = form.get('asOf');
  const recipeIds = [...new Set(form.getAll('id').map(String))];
  const answer = await apiFor(context).POST('/api/admin/recipes/bulk-approve', {
    body: { recipeIds, ...(asOf && { asOf: String(asOf) }) },
  });
  if (!answer.data) {
    const { message } = failureOf(answer);
    const toast =
      recipeIds.length === 0 ? { title: message } : { title: 'Failed to approve recipes', text: message };
    return redirectWithToast(context, withTicked(from, recipeIds), { tone: 'danger', ...toast });
  }
  const { approved, changed } = answer.data;
  return redirectWithToast(context, from, {
    tone: approved > 0 ? 'success' : 'info',
    title: approved === 1 ? 'Recipe Approved' : approved > 1 ? 'Recipes Approved' : 'Nothing to approve',
    text: outcomeOf(approved, changed, recipeIds.length),
  });
}

function outcomeOf(approved: number, changed: number, asked: number): string {
  const unseen = changed > 0 ? [`${changed} changed after you opened this page. Please review again.`] : [];
  if (approved === 0 && changed === 0) return 'Everything you selected was already approved.';
  const rest = asked - approved - changed;
  const done = `${approved} of ${asked} selected ${approved === 1 ? 'is' : 'are'} in the library now`;
  return [rest === 0 ? `${done}.` : `${done}; the rest already were, or have been deleted.`, ...unseen].join(
    ' ',
  );
}
