import type { SubmissionResult } from '@conform-to/react';

/** A form as it came back: what was typed (passwords excepted) and what is wrong with it. */
export type RefusedForm = SubmissionResult & {
  /** Tells one refusal from the next; inputs keyed by it start anew. */
  attempt: string;
};

export const firstAttempt = 'first';

type FormOptions = {
  /** What the fields hold before anything was typed. */
  initial?: Record<string, string | null>;
  /** Goes before the ids of the inputs, where two forms on one page have fields of one name. */
  idPrefix?: string;
};

/** Reads a refused form for its inputs: `{...form.field('email')}`. */
export function formState(
  refused: RefusedForm | undefined,
  { initial = {}, idPrefix = '' }: FormOptions = {},
) {
  const errorsOf = (name: string) => refused?.error?.[name] ?? [];
  const idOf = (name: string) => idPrefix + name;
  const valueOf = (name: string): string | undefined => {
    const typed = refused?.initialValue?.[name];
    return typeof typed === 'string' ? typed : (initial[name] ?? undefined);
  };
  return {
    attempt: refused?.attempt ?? firstAttempt,
    refused: refused !== undefined,
    formErrors: errorsOf(''),
    fieldErrors: Object.fromEntries(
      Object.entries(refused?.error ?? {}).flatMap(([name, errors]) =>
        name && errors ? [[name, errors]] : [],
      ),
    ),
    idOf,
    valueOf,
    field: (name: string) => ({ id: idOf(name), name, defaultValue: valueOf(name), errors: errorsOf(name) }),
    /** For inputs whose content never comes back; keyed by `attempt`, they are emptied by a refusal. */
    secret: (name: string) => ({ id: idOf(name), name, errors: errorsOf(name) }),
  };
}
