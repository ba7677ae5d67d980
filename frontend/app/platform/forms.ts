import type { SubmissionResult } from '@conform-to/react';

/** A refused form with what was typed (except passwords) and what is wrong with it. */
export type RefusedForm = SubmissionResult & {
  /** Differs for each refusal. Inputs that use it as their key are created again. */
  attempt: string;
  /** The form did not reach the server. */
  offline?: boolean;
};

export const firstAttempt = 'first';

type FormOptions = {
  /** The initial values of the fields. */
  initial?: Record<string, string | null>;
  /**
   * The form's hidden `intent`, for pages with several forms: field IDs begin with it, and only its own refusals are
   * shown.
   */
  intent?: string;
  /** The prefix of field IDs, for pages that contain the same form several times. */
  ids?: string;
};

export type FormState = ReturnType<typeof formState>;

/** Turns a refused form into properties for inputs: `{...form.field('email')}`. */
export function formState(
  answer: RefusedForm | undefined,
  { initial = {}, intent, ids = intent }: FormOptions = {},
) {
  const isOwn = intent === undefined || answer?.initialValue?.intent === intent;
  const refused = isOwn ? answer : undefined;
  const errorsOf = (name: string) => refused?.error?.[name] ?? [];
  const idOf = (name: string) => (ids ? `${ids}-${name}` : name);
  const wasSent = (name: string) => refused?.fields?.includes(name) ?? false;
  const valueIn = (name: string): string | undefined => {
    const typed = refused?.initialValue?.[name];
    if (typeof typed === 'string') return typed;
    // A refused form comes back without emptied fields, but with a list of all of its fields.
    return wasSent(name) ? '' : (initial[name] ?? undefined);
  };
  return {
    attempt: refused?.attempt ?? firstAttempt,
    refused: refused !== undefined,
    formErrors: errorsOf(''),
    fieldErrors: fieldErrorsOf(refused),
    idOf,
    valueIn,
    field: (name: string) => ({ id: idOf(name), name, defaultValue: valueIn(name), errors: errorsOf(name) }),
    /**
     * Returns the properties of an input whose content is never sent back. Keyed by `attempt`, it is empty after a
     * refusal.
     */
    secret: (name: string) => ({ id: idOf(name), name, errors: errorsOf(name) }),
  };
}

/** Restores the order of the form, because conform sorts errors by name but keeps its list of fields in order. */
function fieldErrorsOf(refused: RefusedForm | undefined): Record<string, string[]> {
  const { fields = [], error = {} } = refused ?? {};
  const names = new Set([...fields, ...Object.keys(error)].filter((name) => name !== ''));
  return Object.fromEntries([...names].flatMap((name) => (error[name] ? [[name, error[name]]] : [])));
}

/** The values that were chosen in a form that came back, or undefined if there is none. */
export function manyIn(answer: RefusedForm | undefined, name: string): readonly string[] | undefined {
  if (!answer) return undefined;
  const typed = answer.initialValue?.[name];
  if (Array.isArray(typed)) return typed.filter((one) => typeof one === 'string');
  return typeof typed === 'string' ? [typed] : [];
}
