import { useLocation, useSubmit } from '@remix-run/react';
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';

const TYPING_PAUSE = 500;
const CHOOSING_PAUSE = 100;

/**
 * A form of filters that applies itself with scripts and omits empty values from the address. Its fields are not
 * created again by that, so that the user can keep typing, but they follow the address when a link changes it.
 */
export function useLiveFilters(action: string) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const shown = useRef(search);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The first address matches the fields, including anything typed before scripts ran.
    if (shown.current === search || pathname !== action) return;
    shown.current = search;
    if (form.current) showAddress(form.current, new URLSearchParams(search));
  }, [action, pathname, search]);

  const apply = (replace: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    submit(wordsIn(form.current), { method: 'get', action, replace, preventScrollReset: true });
  };
  return {
    ref: form,
    onChange: ({ target, nativeEvent }: FormEvent<HTMLFormElement>) => {
      if (isLookedUp(target) && nativeEvent.isTrusted) return;
      const isTyped = target instanceof HTMLInputElement && target.type !== 'checkbox';
      clearTimeout(timer.current);
      timer.current = setTimeout(() => apply(isTyped), isTyped ? TYPING_PAUSE : CHOOSING_PAUSE);
    },
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      if (isLookedUp(target) && target.value !== (new URLSearchParams(search).get(target.name) ?? ''))
        timer.current = setTimeout(() => apply(true), CHOOSING_PAUSE);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply(false);
    },
  };
}

/** A half-typed word is no filter. It applies when a suggestion is picked or the field is left. */
const isLookedUp = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.role === 'combobox';

/** Returns the values of the form without empty fields. */
function wordsIn(form: HTMLFormElement): URLSearchParams {
  const said = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') said.append(name, value.trim());
  return said;
}

function showAddress(form: HTMLFormElement, params: URLSearchParams): void {
  for (const field of form.elements) {
    // The user is typing in this field.
    if (field === document.activeElement && field instanceof HTMLInputElement && field.type !== 'checkbox')
      continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = params.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLSelectElement || isWritten(field))
      field.value = params.get(field.name) ?? '';
  }
}

const isWritten = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type !== 'hidden';
