import { useLocation, useSubmit } from '@remix-run/react';
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';

const TYPING_PAUSE = 500;
const CHOOSING_PAUSE = 100;

/**
 * A form of filters that applies itself where scripts run, and leaves out of the address what says nothing. Its fields are
 * not made anew for that, so that whoever types goes on typing; they follow the address when a link changes it.
 */
export function useLiveFilters(action: string) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const shown = useRef(search);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // With the first address came what is in the fields, and whatever was typed before scripts ran.
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

/** Half a word is no filter: it applies when it is picked, or when somebody leaves the field. */
const isLookedUp = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.role === 'combobox';

/** What the form says, without the fields that say nothing. */
function wordsIn(form: HTMLFormElement): URLSearchParams {
  const said = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') said.append(name, value.trim());
  return said;
}

function showAddress(form: HTMLFormElement, params: URLSearchParams): void {
  for (const field of form.elements) {
    // Someone is typing there.
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
