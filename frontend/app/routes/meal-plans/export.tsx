import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { cardsPath } from '~/features/meal-plans/recipe-cards/card-options';
import { useDownload } from '~/features/plan-export/use-download';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { homeOf, ownPath } from '~/platform/paths';
import { Banner, Button, ButtonLink, ButtonRow, ChoiceGroup, PageHeader, Stack, TextLink } from '~/ui';
import { PrintIcon } from '~/ui/icons';

const title = 'Export PDF';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context);
  const from = ownPath(new URL(request.url).searchParams.get('from'));
  return { id: params.id ?? '', from: from ?? homeOf(role), offersCards: role !== 'customer' };
}

const pageSizes = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: 'Letter' },
];

const orientations = [
  { value: 'portrait', label: 'Portrait' },
  { value: 'landscape', label: 'Landscape' },
];

const parts = [
  { value: 'shoppingList', label: 'Include shopping list' },
  { value: 'macroSummary', label: 'Include macro summary' },
  { value: 'recipePhotos', label: 'Recipe photos', hint: 'Makes the file larger' },
];

export default function ExportPage() {
  const { id, from, offersCards } = useLoaderData<typeof loader>();
  const { pending, problem, onSubmit } = useDownload();
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: from, label: 'Back' }} />
      <Form method="post" action={`/meal-plans/${id}/pdf`} reloadDocument onSubmit={onSubmit}>
        <Stack>
          <div role="alert">
            {problem ? (
              <Banner tone="danger" title="Export Failed">
                {problem}
              </Banner>
            ) : null}
          </div>
          <input type="hidden" name="from" value={from} />
          <ChoiceGroup
            legend="Page size"
            name="pageSize"
            pick="one"
            inline
            choices={pageSizes}
            defaultValue="A4"
          />
          <ChoiceGroup
            legend="Orientation"
            name="orientation"
            pick="one"
            inline
            choices={orientations}
            defaultValue="portrait"
          />
          <ChoiceGroup
            legend="What it holds"
            hint="The days and the recipes are always in it."
            name="include"
            pick="many"
            choices={parts}
            defaultValue={['shoppingList', 'macroSummary']}
          />
          <ButtonRow>
            <Button icon={PrintIcon} pending={pending} pendingText="Exporting...">
              Export PDF
            </Button>
            <ButtonLink to={from}>Cancel</ButtonLink>
          </ButtonRow>
          {offersCards ? (
            <p className="text-sm text-muted">
              Only the recipes, one on a card?{' '}
              <TextLink to={`${cardsPath(id)}?${new URLSearchParams({ from })}`}>Recipe cards</TextLink>
            </p>
          ) : null}
        </Stack>
      </Form>
    </div>
  );
}

export const meta = pageMeta({ title });
