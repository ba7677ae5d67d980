import { useActionData } from '@remix-run/react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { DangerIcon } from '../icons';

export type ErrorSummaryProps = {
  title?: string;
  /** A fault of the form as a whole: "Invalid email or password". */
  message?: string | null;
  /** Errors by field name, as the API and conform return them. The empty name stands for the form. */
  fields?: Readonly<Record<string, readonly string[] | null | undefined>> | null;
  /** Returns the ID of a field's input if that is not the field's name. */
  idOf?: (field: string) => string;
  /** False if the summary is not the answer to a submitted form. */
  takesFocus?: boolean;
};

/**
 * Renders nothing without errors. It takes the focus after each failed submit. Without scripts, `autofocus` does
 * that.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title = 'There is a problem', message, fields, idOf = (field) => field, takesFocus = true } = props;
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const answer = useActionData();

  // Every new answer of the action moves the focus again.
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [answer, takesFocus]);

  // A rule that two fields break together is listed once and leads to the first of them.
  const entries = Object.entries(fields ?? {})
    .flatMap(([field, texts]) => (texts ?? []).map((text) => ({ field, text })))
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index);
  if (!message && entries.length === 0) return null;

  return (
    <section
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a failed submit is read first, also without scripts
      autoFocus={takesFocus}
      aria-labelledby={titleId}
      data-error-summary=""
      className="rounded-card border-2 border-danger bg-surface p-4"
    >
      <h2 id={titleId} className="flex items-center gap-2 text-lg font-semibold">
        <DangerIcon className="text-danger" />
        {title}
      </h2>
      {message ? <p className="mt-1">{message}</p> : null}
      {entries.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {entries.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              {field === '' ? (
                text
              ) : (
                <a
                  href={`#${idOf(field)}`}
                  onClick={(event) => goToField(event, idOf(field))}
                  className="font-semibold text-danger underline"
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const inputs = 'input, select, textarea';

/** Any change of the address, even of its hash, would discard the refused form, so only the focus moves. */
function goToField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  const input = field?.matches(inputs) ? field : field?.querySelector<HTMLElement>(inputs);
  if (!input) return;
  event.preventDefault();
  input.focus();
}
