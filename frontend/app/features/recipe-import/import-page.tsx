import type { RefusedForm } from '~/platform/forms';
import { PageHeader, Stack } from '~/ui';
import { ImportForm } from './import-form';
import type { ImportResult } from './import-recipes.server';
import { ImportReport } from './import-report';
import { type Importer, importPages, type Way } from './import-ways';

type ImportPageProps = {
  importer: Importer;
  way: Way;
  answer: RefusedForm | { result: ImportResult } | undefined;
};

export function ImportPage({ importer, way, answer }: ImportPageProps) {
  const { back, description } = importPages[importer];
  const result = answer && 'result' in answer ? answer.result : null;
  const refused = answer && !('result' in answer) ? answer : undefined;
  return (
    <>
      <PageHeader title="Import Recipes" description={description} back={back} />
      <Stack>
        {result ? <ImportReport importer={importer} way={way} result={result} /> : null}
        {result ? null : <ImportForm key={way} importer={importer} way={way} refused={refused} />}
      </Stack>
    </>
  );
}
