import { useEffect } from 'react';
import type { FormState } from '~/platform/forms';
import { ErrorSummary } from '~/ui';

const prefix = 'Error: ';

/** The errors of a refused form, at its top and in the page's title. */
export function FormProblems({ form, title }: { form: FormState; title?: string }) {
  const { refused, attempt } = form;

  // The server puts the errors into the title of a full page. Here only the form comes back, so the title is set by
  // script.
  useEffect(() => {
    if (!refused) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [refused, attempt]);

  return (
    <ErrorSummary
      title={title}
      message={form.formErrors.join(' ') || null}
      fields={form.fieldErrors}
      idOf={form.idOf}
    />
  );
}
