import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CardsForm } from '~/features/meal-plans/recipe-cards/cards-form';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { draftPath } from '~/paths/drafts';
import { pageOfPlan } from '~/paths/plan-page';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';

const title = 'Export Recipe Cards';

/** The recipes of a draft, a saved plan, or an assigned plan as cards. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context, 'trainer', 'admin');
  const { searchParams, pathname } = new URL(request.url);
  const { id = '' } = params;
  const answer = await apiFor(context).GET('/api/meal-plans/{id}/recipes', { params: { path: { id } } });
  const { planName, recipes, kind } = dataOf(answer, context.requestId);
  const draft = pathname.startsWith(`${draftPath(id)}/`) ? draftPath(id) : null;
  const from = draft ?? ownPath(searchParams.get('from')) ?? pageOfPlan(id, kind, role);
  return { id, planName, count: recipes.length, from };
}

export default function CardsPage() {
  const { id, planName, count, from } = useLoaderData<typeof loader>();
  return (
    <DialogOrPage title={title} back={{ to: from, label: 'Back' }}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{planName}</strong>:{' '}
          {count === 1 ? '1 recipe' : `${count} recipes`}, on A4 pages
        </p>
        <CardsForm planId={id} from={from} />
      </div>
    </DialogOrPage>
  );
}

export const meta = pageMeta({ title });
