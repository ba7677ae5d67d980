import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { mealTypes } from '~/features/recipes/recipe-words';
import { formState, manyIn, type RefusedForm } from '~/platform/forms';
import {
  ButtonLink,
  ButtonRow,
  ChoiceGroup,
  FileInput,
  LinkTabs,
  Stack,
  SubmitButton,
  TextArea,
  TextInput,
} from '~/ui';
import { type Importer, importPages, type Way } from './import-ways';

type ImportFormProps = { importer: Importer; way: Way; refused: RefusedForm | undefined };

const tabs: { way: Way; label: string }[] = [
  { way: 'address', label: 'Address' },
  { way: 'text', label: 'Text' },
  { way: 'file', label: 'File' },
];

export function ImportForm({ importer, way: current, refused }: ImportFormProps) {
  const { path, back } = importPages[importer];
  const form = formState(refused);
  return (
    <Stack>
      <LinkTabs
        label="Ways to import"
        tabs={tabs.map(({ way, label }) => ({ label, to: `${path}?by=${way}`, current: way === current }))}
      />
      <Form
        key={form.attempt}
        method="post"
        action={`${path}?by=${current}`}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-form gap-4"
      >
        <FormProblems form={form} title="Nothing was imported" />
        <input type="hidden" name="way" value={current} />
        {current === 'address' ? (
          <TextInput
            label="Address"
            hint="Of a page with a recipe, for example https://example.com/lentil-soup. Most sites describe theirs for programs, too."
            type="url"
            inputMode="url"
            maxLength={2000}
            required
            {...form.field('address')}
          />
        ) : null}
        {current === 'text' ? (
          <TextArea
            label="Text"
            hint="JSON-LD of schema.org, the source of a web page, or a table with commas, semicolons or tabs. At most 1 MB."
            rows={12}
            required
            {...form.field('text')}
          />
        ) : null}
        {current === 'file' ? (
          <FileInput
            label="File"
            hint="A .json, .html or .csv file of at most 1 MB."
            accept=".json,.jsonld,.html,.htm,.csv,.tsv,.txt"
            required
            {...form.secret('file')}
          />
        ) : null}
        {current === 'address' ? null : <TableHelp />}
        <ChoiceGroup
          legend="Meals of recipes that do not say"
          name="mealTypes"
          pick="many"
          inline
          optional
          choices={mealTypes}
          defaultValue={manyIn(refused, 'mealTypes') ?? []}
          errors={form.field('mealTypes').errors}
        />
        <ButtonRow>
          <SubmitButton pendingText="Importing...">Import</SubmitButton>
          <ButtonLink to={back.to} variant="quiet">
            Cancel
          </ButtonLink>
        </ButtonRow>
      </Form>
    </Stack>
  );
}

function TableHelp() {
  return (
    <details className="rounded-card border border-line bg-surface px-4">
      <summary className="flex min-h-12 items-center font-semibold">What a table looks like</summary>
      <div className="grid gap-2 pb-4">
        <p>
          Its first line names the columns: <strong className="font-semibold">name</strong>,{' '}
          <strong className="font-semibold">servings</strong>,{' '}
          <strong className="font-semibold">ingredients</strong> and{' '}
          <strong className="font-semibold">instructions</strong>, and if you like description, meal types,
          prep, cook, cuisine, source, and per serving kcal, protein, carbs and fat.
        </p>
        <p>
          Between ingredients stands a semicolon, between steps an upright bar (|), or each has a line of its
          own within its cell. Numbers are computed where every ingredient is understood; otherwise those of
          the table stand.
        </p>
      </div>
    </details>
  );
}
