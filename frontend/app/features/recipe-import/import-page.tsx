import { RecipeForm } from '~/features/recipe-writing/recipe-form';
import type { CheckedForm } from '~/features/recipe-writing/recipe-form.server';
import { type Writer, writingPages } from '~/features/recipe-writing/writing-pages';
import type { RefusedForm } from '~/platform/forms';
import { PageHeader, Stack } from '~/ui';
import { ImportForm } from './import-form';
import { ImportReport } from './import-report';
import type { ImportResult } from './import-result';
import { type Way } from './import-ways';

type ImportPageProps = {
  importer: Writer;
  way: Way;
  answer: RefusedForm | { result: ImportResult } | { draft: CheckedForm } | undefined;
};

export function ImportPage({ importer, way, answer }: ImportPageProps) {
  const { back, importDescription, importPath, newPath } = writingPages[importer];
  if (answer && 'draft' in answer) {
    return (
      <>
        <PageHeader
          title="Check the Recipe"
          description="It is not saved yet: please fill in or correct what could not be read."
          back={{ to: `${importPath}?by=${way}`, label: 'Import Recipes' }}
        />
        <RecipeForm
          recipe={null}
          nutrition={null}
          answer={answer.draft}
          action={newPath}
          problemTitle="Please check this recipe"
          cancelTo={importPath}
          saveText="Save recipe"
          isOwn={importer === 'trainer'}
          mayApprove={importer === 'admin'}
        />
      </>
    );
  }
  const result = answer && 'result' in answer ? answer.result : null;
  const refused = answer && !('result' in answer) ? answer : undefined;
  return (
    <>
      <PageHeader title="Import Recipes" description={importDescription} back={back} />
      <Stack>
        {result ? <ImportReport importer={importer} way={way} result={result} /> : null}
        {result ? null : <ImportForm key={way} importer={importer} way={way} refused={refused} />}
      </Stack>
    </>
  );
}
