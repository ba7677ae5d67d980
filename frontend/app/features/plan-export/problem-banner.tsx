import { Banner } from '~/ui';
import type { ExportProblem } from './export-problem';

/** A banner above a form whose file could not be loaded. */
export function ProblemBanner({ problem }: { problem: ExportProblem | null }) {
  return (
    <div role="alert">
      {problem ? (
        <Banner tone="danger" title={problem.title}>
          {problem.message}
        </Banner>
      ) : null}
    </div>
  );
}
