import { type FormEvent, useState } from 'react';
import { fetchFile } from './file';

/** Fetches a file with a form and hands it to the browser, so that it can be said how far that is. */
export function useDownload() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
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
        await fetchFile(action, form);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : 'An error occurred during export.');
      }
      setPending(false);
    },
  };
}
