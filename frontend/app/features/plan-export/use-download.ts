import { type FormEvent, useState } from 'react';
import { isConnectionLost } from '~/platform/connection/connection-lost';
import { ExportProblem, unreachable } from './export-problem';

/** Answers a form with a file that `make` downloads, so that its progress can be shown. */
export function useDownload(make: (form: FormData, action: string) => Promise<unknown>) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ExportProblem | null>(null);
  return {
    pending,
    problem,
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const { action } = event.currentTarget;
      const form = new FormData(event.currentTarget);
      setPending(true);
      setProblem(null);
      try {
        await make(form, action);
      } catch (error) {
        setProblem(error instanceof ExportProblem ? error : isConnectionLost(error) ? lost : unexpected);
      }
      setPending(false);
    },
  };
}

const lost = new ExportProblem(unreachable);
const unexpected = new ExportProblem('An error occurred during export.');
