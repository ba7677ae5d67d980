import { Form } from '@remix-run/react';
import { planPdfPath } from '~/paths/plan-export';
import { Button, ButtonLink, ButtonRow, ChoiceGroup, Stack } from '~/ui';
import { PrintIcon } from '~/ui/icons';
import { fetchFile } from './file';
import { orientations, pageSizes, pdfParts } from './pdf-options';
import { ProblemBanner } from './problem-banner';
import { useDownload } from './use-download';

/** The options for printing a plan. The file is downloaded, and the page stays as it is. */
export function PdfForm({ planId, from }: { planId: string; from: string }) {
  const { pending, problem, onSubmit } = useDownload(fetchFile);
  return (
    <Form method="post" action={planPdfPath(planId)} reloadDocument onSubmit={onSubmit}>
      <Stack>
        <ProblemBanner problem={problem} />
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
          legend="Contents"
          hint="Days and recipes are always included."
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
