import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { recipeIntent } from '~/features/recipe-writing/recipe-values';
import { type Writer, writingPages } from '~/features/recipe-writing/writing-pages';
import { Banner, ButtonLink, ButtonRow, Card, DataTable, Stack, SubmitButton, TextLink } from '~/ui';
import { formValues } from './form-values';
import type { FoundRecipe, ImportResult } from './import-result';
import { type Way } from './import-ways';

type Problem = ImportResult['problems'][number];

type ImportReportProps = { importer: Writer; way: Way; result: ImportResult };

/** The result of an import. It takes the focus, because it replaces the form. */
export function ImportReport({ importer, way, result: { message, imported, problems } }: ImportReportProps) {
  const { importPath, newPath, recipeTo, afterImport } = writingPages[importer];
  const canBeCorrected = problems.some(({ recipe }) => recipe !== null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Stack>
      <div ref={box} tabIndex={-1} role="status">
        <Banner tone={imported.length > 0 ? 'success' : 'warning'} title={message}>
          {problems.length > 0 ? `${problems.length} skipped: see why below.` : null}
        </Banner>
      </div>
      {imported.length > 0 ? (
        <Card title="Imported">
          <ul className="grid gap-2">
            {imported.map(({ id, name }) => (
              <li key={id} className="wrap-anywhere">
                <TextLink to={recipeTo(id)}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {problems.length > 0 ? (
        <Card title="Left out" flush>
          <DataTable
            caption="What was skipped, and why"
            columns={[
              { key: 'name', header: 'Recipe', names: true, cell: ({ name }) => name || 'No name' },
              { key: 'row', header: 'Row', cell: ({ row }) => row },
              { key: 'problem', header: 'Why', cell: ({ problem }) => problem },
              ...(canBeCorrected
                ? [
                    {
                      key: 'mend',
                      header: 'Fix it',
                      cell: ({ recipe }: Problem) =>
                        recipe ? <CorrectionForm action={newPath} recipe={recipe} /> : null,
                    },
                  ]
                : []),
            ]}
            rows={problems}
            rowKey={({ row }) => String(row)}
          />
        </Card>
      ) : null}
      <ButtonRow>
        {imported.length > 0 ? (
          <ButtonLink to={afterImport.to} variant="primary">
            {afterImport.text}
          </ButtonLink>
        ) : null}
        <ButtonLink to={`${importPath}?by=${way}`}>Import more</ButtonLink>
      </ButtonRow>
    </Stack>
  );
}

/** Opens the recipe form with the parts of this recipe that could be read. */
function CorrectionForm({ action, recipe }: { action: string; recipe: FoundRecipe }) {
  const fields = Object.entries(formValues(recipe)).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value })),
  );
  return (
    <Form method="post" action={action}>
      {fields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton
        name="intent"
        value={recipeIntent.check}
        formAction={action}
        variant="secondary"
        pendingText="Opening..."
      >
        Check and save<span className="sr-only"> {recipe.name}</span>
      </SubmitButton>
    </Form>
  );
}
