import { useEffect } from 'react';
import type { FormState } from '~/platform/forms';
import { ErrorSummary } from '~/ui';

const prefix = 'Error: ';

/** What is wrong with a refused form, at its top and in the title of the page. */
export function FormProblems({ form, title }: { form: FormState; title?: string }) {
  const { refused, attempt } = form;

  // The server has put it into the title it sent; here the page stays and only its form comes back.
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
