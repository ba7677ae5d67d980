import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { cardsPath } from '~/features/meal-plans/recipe-cards/card-options';
import { PdfForm } from '~/features/plan-export/pdf-form';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { homeOf, ownPath } from '~/platform/paths';
import { PageHeader, Stack, TextLink } from '~/ui';

const title = 'Export PDF';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context);
  const from = ownPath(new URL(request.url).searchParams.get('from'));
  return { id: params.id ?? '', from: from ?? homeOf(role), offersCards: role !== 'customer' };
}

export default function ExportPage() {
  const { id, from, offersCards } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: from, label: 'Back' }} />
      <Stack>
        <PdfForm action={`/meal-plans/${id}/pdf`} from={from} />
        {offersCards ? (
          <p className="text-sm text-muted">
            Only the recipes, one on a card?{' '}
            <TextLink to={`${cardsPath(id)}?${new URLSearchParams({ from })}`}>Recipe cards</TextLink>
          </p>
        ) : null}
      </Stack>
    </div>
  );
}

export const meta = pageMeta({ title });
