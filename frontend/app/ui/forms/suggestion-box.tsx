import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { controlShape, Field, fieldAttributes } from './field';
import { partAt, withPart } from './parts-of-text';
import type { SuggestingInputProps, Suggestion } from './suggesting-input';
import { useSuggestions } from './use-suggestions';

type SuggestionBoxProps<Item extends Suggestion> = SuggestingInputProps<Item> & {
  /** What stood in the plain field that it takes the place of. */
  typed: string;
};

/** The field with its suggestions, which lie over what follows: a press beside them finds it where it was seen. */
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
  // Where there is nothing to pick, Enter presses the next button, as in any other field. The widget would swallow it.
  const sendByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (items.length > 0 || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    pressNextButton(event.currentTarget);
    // What is still being looked for would lie over the answer.
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
          // The widget would empty the field when it closes.
          displayValue={() => field.current?.value ?? typed}
          onChange={({ target }) => ask(target)}
          onKeyDown={sendByEnter}
          {...fieldAttributes({ hint, errors }, id, name)}
          className={controlShape}
        />
        <div className="absolute inset-x-0 top-full z-15 mt-1 grid rounded-control bg-surface shadow-low">
          <ComboboxOptions
            modal={false}
            className="grid max-h-80 overflow-y-auto rounded-control border border-line empty:hidden"
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
  // Of those that it offers several may be picked, one after the other: it is never closed by that, and the key that
  // leaves the field picks nothing.
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
  return `Suggestions are not available right now. ${several ? 'You can go on typing.' : 'The search button still works.'}`;
}

/** As if it were typed, so that whoever listens to the form hears of it. */
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
