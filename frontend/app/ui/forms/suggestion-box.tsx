import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { controlShape, Field, fieldAttributes } from './field';
import { partAt, withPart } from './parts-of-text';
import type { SuggestingInputProps, Suggestion } from './suggestion';
import { useSuggestions } from './use-suggestions';

type SuggestionBoxProps<Item extends Suggestion> = SuggestingInputProps<Item> & {
  /** The text of the plain field that it replaces. */
  typed: string;
};

/**
 * The field with its suggestions, which lie over the content below, so that nothing moves when they open or close.
 */
export function SuggestionBox<Item extends Suggestion>(props: SuggestionBoxProps<Item>) {
  const { label, hint, errors, optional, hideLabel, name, id, placeholder } = props;
  const { from, several, onPick, typed } = props;
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(typed);
  const { items, state } = useSuggestions<Item>(from, query);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(typed.length, typed.length);
  }, [typed]);

  const ask = ({ value, selectionStart }: HTMLInputElement) =>
    setQuery(several ? partAt(value, selectionStart).text : value);
  const pick = (item: Item) => {
    if (!field.current) return;
    if (onPick) {
      onPick(item);
      field.current.value = '';
      setQuery('');
    } else enterPart(field.current, item.label);
  };
  // If there is nothing to pick, Enter presses the form's next button as in any other field. The widget would swallow
  // it.
  const sendByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (items.length > 0 || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    pressNextButton(event.currentTarget);
    // Suggestions that are still loading would cover the answer.
    setQuery('');
  };
  const box = (
    <Field {...{ label, hint, errors, optional, hideLabel, id, name }}>
      <div className="relative">
        <ComboboxInput
          ref={field}
          type={several ? 'text' : 'search'}
          autoComplete="off"
          name={name}
          placeholder={placeholder}
          defaultValue={typed}
          // The widget would clear the field when it closes.
          displayValue={() => field.current?.value ?? typed}
          onChange={({ target }) => ask(target)}
          onKeyDown={sendByEnter}
          {...fieldAttributes({ hint, errors }, id, name)}
          className={controlShape}
        />
        <div className="absolute inset-x-0 top-full z-15 mt-1 grid rounded-control bg-surface shadow-low">
          <ComboboxOptions
            modal={false}
            className="max-h-drawer overflow-y-auto rounded-control border border-line empty:hidden"
          >
            {items.map((item) => (
              <Choice key={item.id} item={item} />
            ))}
          </ComboboxOptions>
          <p
            role="status"
            className="rounded-control border border-line px-3 py-2 text-sm text-muted empty:hidden"
          >
            {state === 'found' && items.length > 0 ? null : statusText(state, props)}
          </p>
        </div>
      </div>
    </Field>
  );
  // `multiple` keeps the list open after a pick, and the key that leaves the field picks nothing.
  return (
    <Combobox<Suggestion, true>
      multiple
      value={none}
      onChange={([item]) => item && pick(item as Item)}
      immediate
    >
      {box}
    </Combobox>
  );
}

function Choice({ item }: { item: Suggestion }) {
  return (
    <ComboboxOption
      value={item}
      className="grid min-h-control cursor-pointer content-center border-t border-line px-3 py-2 first:border-t-0 data-focus:bg-raised"
    >
      <span className="font-semibold wrap-anywhere">{item.label}</span>
      {item.detail ? <span className="text-sm text-muted">{item.detail}</span> : null}
    </ComboboxOption>
  );
}

const none: Suggestion[] = [];

function statusText(
  state: string,
  { nothing, several }: Pick<SuggestingInputProps<never>, 'nothing' | 'several'>,
) {
  if (state === 'looking') return 'Searching…';
  if (state === 'found') return nothing;
  if (state !== 'failed') return null;
  return `Suggestions are not available right now. ${several ? 'You can keep typing.' : 'The search button still works.'}`;
}

/** Dispatches an event as typing does, so that listeners of the form notice. */
function enterPart(input: HTMLInputElement, part: string): void {
  const { text, cursor } = withPart(input.value, input.selectionStart, part);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.setSelectionRange(cursor, cursor);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function pressNextButton(field: HTMLInputElement): void {
  const buttons = [
    ...(field.form?.querySelectorAll<HTMLElement>('button:not([type="button"]):not(:disabled)') ?? []),
  ];
  const next = buttons.find(
    (button) => field.compareDocumentPosition(button) & field.DOCUMENT_POSITION_FOLLOWING,
  );
  field.form?.requestSubmit(next);
}
