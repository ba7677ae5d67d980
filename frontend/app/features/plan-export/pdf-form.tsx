import { Form } from '@remix-run/react';
import { Banner, Button, ButtonLink, ButtonRow, ChoiceGroup, Stack } from '~/ui';
import { PrintIcon } from '~/ui/icons';
import { orientations, pageSizes, pdfParts } from './pdf-options';
import { useDownload } from './use-download';

type PdfFormProps = {
  action: string;
  /** Where it was come from. */
  from: string;
};

/** The file comes as a download: the page stays as it is. */
export function PdfForm({ action, from }: PdfFormProps) {
  const { pending, problem, onSubmit } = useDownload();
  return (
    <Form method="post" action={action} reloadDocument onSubmit={onSubmit}>
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
          choices={pdfParts}
          defaultValue={['includeShoppingList', 'includeMacroSummary']}
        />
        <ButtonRow>
          <Button icon={PrintIcon} pending={pending} pendingText="Exporting...">
            Export PDF
          </Button>
          <ButtonLink to={from}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}
