import { useActionData } from '@remix-run/react';
import { useRef } from 'react';
import { type FormState, firstAttempt, formState, type RefusedForm } from '~/platform/forms';
import type { ShownWish } from './generate.server';
import type { MarkedRules } from './profile-rules';
import type { WishValues } from './wish-fields';
import { generatorIntent } from './wish-fields';

/** The box and the form as the last answer left them, with defaults before the first. */
export function useGeneratorForms(usual: WishValues, profileOfUsual: MarkedRules | null) {
  const { shown, refused } = useAnswer();
  const values = shown?.values ?? usual;
  const isBoxRefused = refused !== undefined && isAboutWords(refused) && !shown?.reading;
  return {
    shown,
    values,
    profile: shown ? shown.profile : profileOfUsual,
    attempt: shown?.attempt ?? firstAttempt,
    box: formState(isBoxRefused ? refused : undefined),
    form: wishForm(values, isBoxRefused ? undefined : refused),
    isFormOpen: shown !== undefined && !isBoxRefused,
  };
}

/** A form that did not reach the server stays as it is, with the error shown. */
function useAnswer(): { shown: ShownWish | undefined; refused: RefusedForm | undefined } {
  const answer = useActionData<ShownWish | RefusedForm>();
  const last = useRef<ShownWish>();
  if (answer && 'values' in answer) last.current = answer;
  const isOffline = answer !== undefined && !('values' in answer);
  return { shown: last.current, refused: isOffline ? answer : last.current?.refused };
}

const isAboutWords = ({ initialValue }: RefusedForm) => initialValue?.intent !== generatorIntent.generate;

/** Its values come from the request, however it was made. */
function wishForm({ texts }: WishValues, refused: RefusedForm | undefined): FormState {
  const form = formState(refused);
  return {
    ...form,
    valueIn: (name) => texts[name],
    field: (name) => ({ ...form.field(name), defaultValue: texts[name] }),
  };
}
