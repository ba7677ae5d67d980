import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { controlShape, Field, fieldAttributes } from './field';
import type { Suggest, SuggestingInputProps, Suggestion } from './suggesting-input';

type SuggestionBoxProps<Item extends Suggestion> = SuggestingInputProps<Item> & {
  /** What stood in the plain field that it takes the place of. */
  typed: string;
};

/** The field with its suggestions below, which push down what follows: they fit any phone and any dialog. */
export function SuggestionBox<Item extends Suggestion>(props: SuggestionBoxProps<Item>) {
  const { label, hint, errors, optional, hideLabel, name, id, placeholder, suggest, onPick, nothing, typed } =
    props;
  const [query, setQuery] = useState(typed);
  const { items, state } = useSuggestions(suggest, query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(typed.length, typed.length);
  }, [typed]);
  return (
    <Combobox<Item | null> value={null} onChange={(item) => item && onPick(item)} immediate>
      <Field {...{ label, hint, errors, optional, hideLabel, id, name }}>
        <ComboboxInput
          ref={field}
          type="search"
          autoComplete="off"
          name={name}
          placeholder={placeholder}
          defaultValue={typed}
          onChange={({ target }) => setQuery(target.value)}
          {...fieldAttributes({ hint, errors }, id, name)}
          className={controlShape}
        />
        <ComboboxOptions
          modal={false}
          className="grid max-h-80 overflow-y-auto rounded-control border border-line bg-surface shadow-low empty:hidden"
        >
          {items.map((item) => (
            <ComboboxOption
              key={item.id}
              value={item}
              className="grid min-h-control cursor-pointer content-center border-t border-line px-3 py-2 first:border-t-0 data-focus:bg-raised"
            >
              <span className="font-semibold wrap-anywhere">{item.label}</span>
              {item.detail ? <span className="text-sm text-muted">{item.detail}</span> : null}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
        <p role="status" className="text-sm text-muted empty:hidden">
          {state === 'looking' ? 'Searching…' : null}
          {state === 'found' && items.length === 0 ? nothing : null}
          {state === 'failed'
            ? 'Suggestions are not available right now. The search button still works.'
            : null}
        </p>
      </Field>
    </Combobox>
  );
}

const PAUSE_MS = 200;
const LEAST_TYPED = 2;

/** What was found last stays until something else is. */
function useSuggestions<Item extends Suggestion>(suggest: Suggest<Item>, query: string) {
  const [found, setFound] = useState<{ items: Item[]; state: 'idle' | 'looking' | 'found' | 'failed' }>({
    items: [],
    state: 'idle',
  });
  const latest = useRef(suggest);
  latest.current = suggest;
  useEffect(() => {
    const typed = query.trim();
    if (typed.length < LEAST_TYPED) {
      setFound({ items: [], state: 'idle' });
      return;
    }
    const stopped = new AbortController();
    const timer = setTimeout(async () => {
      setFound(({ items }) => ({ items, state: 'looking' }));
      try {
        const items = await latest.current(typed, stopped.signal);
        if (!stopped.signal.aborted) setFound({ items, state: 'found' });
      } catch {
        if (!stopped.signal.aborted) setFound({ items: [], state: 'failed' });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [query]);
  return found;
}
