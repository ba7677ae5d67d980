import type { ReactNode } from 'react';
import { classes } from '../classes';
import { DangerIcon } from '../icons';

/** Properties that every input takes in addition to its element's attributes. */
export type FieldOptions = {
  label: string;
  /** The text below the label, which is read together with it. */
  hint?: ReactNode;
  /** Only the first one is shown. Texts from the backend are used unchanged. */
  errors?: readonly string[];
  /** Adds "(optional)" to the label. Fields are required unless they say so. */
  optional?: boolean;
  /** Only screen readers get the label, where the context makes it obvious to everyone else (a search box). */
  hideLabel?: boolean;
};

/** By default, the ID of an input is its name, so that the error summary can link to `#name`. */
export function fieldIds(id: string | undefined, name: string | undefined) {
  const own = id ?? name ?? '';
  return { id: own, hintId: `${own}-description`, errorId: `${own}-error` };
}

export function describedBy(...ids: Array<string | false | undefined>): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The attributes that connect an input with its hint and error. */
export function fieldAttributes(
  { hint, errors }: Pick<FieldOptions, 'hint' | 'errors'>,
  id: string | undefined,
  name: string | undefined,
  ...more: Array<string | false | undefined>
) {
  const ids = fieldIds(id, name);
  const invalid = Boolean(errors?.length);
  return {
    id: ids.id,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy(Boolean(hint) && ids.hintId, ...more, invalid && ids.errorId),
  };
}

export const controlShape =
  'block w-full min-h-control rounded-control border border-input bg-surface px-3 py-1 text-base text-ink placeholder:text-muted disabled:bg-raised disabled:text-muted [&[readonly]]:bg-raised aria-invalid:border-danger';

type FieldProps = FieldOptions & { id?: string; name?: string; children: ReactNode };

/** Shows label, hint, input, and error in this order on every screen. */
export function Field({ label, hint, errors, optional, hideLabel, id, name, children }: FieldProps) {
  const ids = fieldIds(id, name);
  return (
    <div className="grid gap-1">
      <label htmlFor={ids.id} className={classes('justify-self-start font-semibold', hideLabel && 'sr-only')}>
        {label}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </label>
      {hint ? <FieldHint id={ids.hintId}>{hint}</FieldHint> : null}
      {children}
      <FieldError id={ids.errorId} errors={errors} />
    </div>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="text-sm text-muted">
      {children}
    </div>
  );
}

export function FieldError({ id, errors }: { id: string; errors?: readonly string[] }) {
  const [first] = errors ?? [];
  if (!first) return null;
  return (
    <p id={id} className="flex items-start gap-1 text-sm font-semibold text-danger">
      <DangerIcon />
      {first}
    </p>
  );
}
