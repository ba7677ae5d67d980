import type { SubmissionResult } from '@conform-to/react';

/** A form as it came back: what was typed (passwords excepted) and what is wrong with it. */
export type RefusedForm = SubmissionResult & {
  /** Tells one refusal from the next; inputs keyed by it start anew. */
  attempt: string;
  /** The form did not reach the server. */
  offline?: boolean;
};

export const firstAttempt = 'first';

type FormOptions = {
  /** What the fields hold before anything was typed. */
  initial?: Record<string, string | null>;
  /** The form's hidden `intent`, where a page has several: its fields' ids begin with it, and only its refusals show. */
  intent?: string;
  /** What its fields' ids begin with, where a page has it several times. */
  ids?: string;
};

export type FormState = ReturnType<typeof formState>;

/** Reads a refused form for its inputs: `{...form.field('email')}`. */
export function formState(
  answer: RefusedForm | undefined,
  { initial = {}, intent, ids = intent }: FormOptions = {},
) {
  const isOwn = intent === undefined || answer?.initialValue?.intent === intent;
  const refused = isOwn ? answer : undefined;
  const errorsOf = (name: string) => refused?.error?.[name] ?? [];
  const idOf = (name: string) => (ids ? `${ids}-${name}` : name);
  const valueIn = (name: string): string | undefined => {
    const typed = refused?.initialValue?.[name];
    return typeof typed === 'string' ? typed : (initial[name] ?? undefined);
  };
  return {
    attempt: refused?.attempt ?? firstAttempt,
    refused: refused !== undefined,
    formErrors: errorsOf(''),
    fieldErrors: fieldErrorsOf(refused),
    idOf,
    valueIn,
    field: (name: string) => ({ id: idOf(name), name, defaultValue: valueIn(name), errors: errorsOf(name) }),
    /** For inputs whose content never comes back; keyed by `attempt`, they are emptied by a refusal. */
    secret: (name: string) => ({ id: idOf(name), name, errors: errorsOf(name) }),
  };
}

/** In the order of the form: conform sorts the errors by name, but not its list of fields. */
function fieldErrorsOf(refused: RefusedForm | undefined): Record<string, string[]> {
  const { fields = [], error = {} } = refused ?? {};
  const names = new Set([...fields, ...Object.keys(error)].filter((name) => name !== ''));
  return Object.fromEntries([...names].flatMap((name) => (error[name] ? [[name, error[name]]] : [])));
}

/** What was ticked in a form that came back; undefined where none did. */
export function manyIn(answer: RefusedForm | undefined, name: string): readonly string[] | undefined {
  if (!answer) return undefined;
  const typed = answer.initialValue?.[name];
  if (Array.isArray(typed)) return typed.filter((one) => typeof one === 'string');
  return typeof typed === 'string' ? [typed] : [];
}
