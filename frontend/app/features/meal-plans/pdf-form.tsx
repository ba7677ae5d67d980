import { Form } from '@remix-run/react';
import { Button, ButtonLink, ButtonRow, ChoiceGroup } from '~/ui';
import { orientations, pageSizes, pdfParts } from './pdf-options';

/** The file comes as a download: the page stays as it is. */
export function PdfForm({ action, cancelTo }: { action: string; cancelTo: string }) {
  return (
    <Form method="post" action={action} reloadDocument className="grid max-w-form gap-6">
      <ChoiceGroup
        legend="Page size"
        name="pageSize"
        pick="one"
        choices={pageSizes}
        defaultValue="A4"
        inline
      />
      <ChoiceGroup
        legend="Orientation"
        name="orientation"
        pick="one"
        choices={orientations}
        defaultValue="portrait"
        inline
      />
      <ChoiceGroup
        legend="What is in it"
        name="include"
        pick="many"
        choices={pdfParts}
        defaultValue={['includeShoppingList', 'includeMacroSummary']}
      />
      <ButtonRow>
        <Button>Export PDF</Button>
        <ButtonLink to={cancelTo}>Cancel</ButtonLink>
      </ButtonRow>
    </Form>
  );
}
