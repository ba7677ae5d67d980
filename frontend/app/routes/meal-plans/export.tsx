import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PdfForm } from '~/features/plan-export/pdf-form';
import { cardsPath } from '~/paths/plan-export';
import { pageOfPlan } from '~/paths/plan-page';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader, Stack, TextLink } from '~/ui';

const title = 'Export PDF';

/** Serves every user who may read the plan, whatever its kind. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context);
  const { id = '' } = params;
  const answer = await apiFor(context).GET('/api/meal-plans/{id}/recipes', { params: { path: { id } } });
  const { planName, kind } = dataOf(answer, context.requestId);
  const from = ownPath(new URL(request.url).searchParams.get('from')) ?? pageOfPlan(id, kind, role);
  return { id, planName, from, offersCards: role !== 'customer' };
}

export default function ExportPage() {
  const { id, planName, from, offersCards } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-form">
      <PageHeader title={title} description={planName} back={{ to: from, label: 'Back to the plan' }} />
      <Stack>
        <PdfForm planId={id} from={from} />
        {offersCards ? (
          <p className="text-sm text-muted">
            Just the recipes, one per card? <TextLink to={cardsPath(id, from)}>Recipe cards</TextLink>
          </p>
        ) : null}
      </Stack>
    </div>
  );
}

export const meta = pageMeta({ title });
