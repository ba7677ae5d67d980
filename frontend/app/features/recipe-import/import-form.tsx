import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormProblems } from '~/features/forms/form-problems';
import { type Writer, writingPages } from '~/features/recipe-writing/writing-pages';
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
import { type Way } from './import-ways';

type ImportFormProps = { importer: Writer; way: Way; refused: RefusedForm | undefined };

const tabs: { way: Way; label: string }[] = [
  { way: 'text', label: 'Text' },
  { way: 'address', label: 'Address' },
  { way: 'file', label: 'File' },
];

export function ImportForm({ importer, way: current, refused }: ImportFormProps) {
  const { importPath, back } = writingPages[importer];
  const form = formState(refused);
  return (
    <Stack>
      <LinkTabs
        label="Ways to import"
        tabs={tabs.map(({ way, label }) => ({
          label,
          to: `${importPath}?by=${way}`,
          current: way === current,
        }))}
      />
      <Form
        key={form.attempt}
        method="post"
        action={`${importPath}?by=${current}`}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-form gap-4"
      >
        <FormProblems form={form} title="Nothing was imported" />
        <input type="hidden" name="way" value={current} />
        {current === 'text' ? (
          <>
            <TextArea
              label="Text"
              hint="Paste it as it is in your notes or emails. For several recipes, put a line of dashes (---) between them."
              rows={12}
              required
              {...form.field('text')}
            />
            <TextHelp />
          </>
        ) : null}
        {current === 'address' ? (
          <TextInput
            label="Address"
            hint="The web page of a recipe, for example https://example.com/lentil-soup. If a page cannot be read, paste its text instead."
            type="url"
            inputMode="url"
            maxLength={2000}
            required
            {...form.field('address')}
          />
        ) : null}
        {current === 'file' ? (
          <>
            <FileInput
              label="File"
              hint="A text file, a spreadsheet saved as .csv, or a saved web page, up to 1 MB."
              accept=".txt,.md,.csv,.tsv,.html,.htm,.json,.jsonld"
              required
              {...form.secret('file')}
            />
            <TableHelp />
          </>
        ) : null}
        <ChoiceGroup
          legend="Meals, where a recipe does not name one"
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

function TextHelp() {
  return (
    <Help summary="What a recipe should look like">
      <p>
        Its name on the first line, then the ingredients, one on each line, then how it is made. Servings and
        times may stand anywhere above:
      </p>
      <pre className="overflow-x-auto rounded-control bg-raised p-3 font-sans whitespace-pre-wrap">
        {EXAMPLE}
      </pre>
      <p>If something is missing or unclear, you can fill it in before the recipe is saved.</p>
    </Help>
  );
}

const EXAMPLE = `Red lentil soup
Serves 4, prep 10 min, cook 25 min

Ingredients
200 g red lentils
1 (14.5 oz) can diced tomatoes

Method
1. Simmer everything for 25 minutes.
2. Blend, and serve.`;

function TableHelp() {
  return (
    <Help summary="What a spreadsheet should look like">
      <p>
        The first row names the columns: <strong className="font-semibold">name</strong>,{' '}
        <strong className="font-semibold">servings</strong>,{' '}
        <strong className="font-semibold">ingredients</strong> and{' '}
        <strong className="font-semibold">instructions</strong>, and, optionally, description, meal types,
        prep, cook, rest, cuisine, source, and kcal, protein, carbs and fat per serving. Each recipe has a row
        of its own.
      </p>
      <p>
        For what is eaten beside a dish, the column <strong className="font-semibold">side</strong> names its
        kind: starch, bread, vegetable, salad, fruit, dairy, protein, nuts, or drink. Side step (1, 0.5, or
        0.25 servings) and side most (servings beside one meal) are optional.
      </p>
      <p>
        Within a cell, put each ingredient and each step on its own line, or put semicolons between
        ingredients and vertical bars (|) between steps. We compute the numbers if we know every ingredient,
        and use the spreadsheet’s otherwise.
      </p>
    </Help>
  );
}

function Help({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="rounded-card border border-line bg-surface px-4">
      <summary className="flex min-h-12 items-center font-semibold">{summary}</summary>
      <div className="grid gap-2 pb-4">{children}</div>
    </details>
  );
}
