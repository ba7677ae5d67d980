import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { progressPath } from '~/paths/pages';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, Card, FileInput, Stack, SubmitButton, TextArea } from '~/ui';

/** Takes a table of measurements as a file, or as it was copied from a spreadsheet. */
export function ImportForm({ refused }: { refused: RefusedForm | undefined }) {
  const form = formState(refused);
  return (
    <Card>
      <Form key={form.attempt} method="post" encType="multipart/form-data" noValidate>
        <Stack>
          <FormProblems form={form} title="The table could not be read" />
          <FileInput
            label="File"
            hint="A spreadsheet saved as .csv, up to 200 kB and 1,500 lines."
            accept=".csv,.tsv,.txt,text/csv"
            optional
            {...form.secret('file')}
          />
          <TextArea
            label="Or paste the table"
            hint="The first line names the columns in English, German, Spanish, or French, for example: Date, Weight (kg), Waist (cm), Body fat, Notes"
            rows={8}
            optional
            {...form.field('text')}
          />
          <ButtonRow>
            <SubmitButton pendingText="Reading...">Show what is in it</SubmitButton>
            <ButtonLink to={progressPath} variant="quiet">
              Cancel
            </ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </Card>
  );
}
