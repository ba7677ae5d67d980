import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useNavigate } from '@remix-run/react';
import { type KeyboardEvent, useState } from 'react';
import { findingsPath, searchFor } from '~/paths/search';
import { Dialog } from '../actions/dialog';
import { controlShape } from '../forms/field';
import type { Suggestion } from '../forms/suggestion';
import { useSuggestions } from '../forms/use-suggestions';

/** Something that a search leads to. */
export type Finding = Suggestion & {
  to: string;
  /** A text below the results, instead of the usual one about the search. */
  notice?: string;
};

type FoundNow = Finding & { group: string };

/** The search in a dialog: it lists what it finds while the user types, and opens what is picked. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const { items, state } = useSuggestions<FoundNow>(findingsPath, search);
  const open = (to: string) => {
    onClose();
    navigate(to);
  };
  // The widget would swallow Enter where there is nothing to pick, and take the first Escape for itself.
  const actOnKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && items.length === 0 && !event.nativeEvent.isComposing)
      open(searchFor(search.trim()));
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title="Search" open onClose={onClose}>
      <div className="grid gap-2">
        <Combobox<FoundNow | null> value={null} onChange={(found) => found && open(found.to)}>
          <ComboboxInput
            ref={focusWhenShown}
            aria-label="Search for"
            type="search"
            autoComplete="off"
            maxLength={100}
            placeholder="Pages, recipes, people, and plans"
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={actOnKey}
            className={controlShape}
          />
          <ComboboxOptions static modal={false} className="max-h-[24rem] overflow-y-auto empty:hidden">
            {items.map((item, at) => (
              <ComboboxOption
                key={`${item.group} ${item.id}`}
                value={item}
                className="grid min-h-control cursor-pointer content-center rounded-control px-3 py-2 data-focus:bg-raised"
              >
                {item.group === items[at - 1]?.group ? null : (
                  <span className="text-sm text-muted">{item.group}</span>
                )}
                <span className="font-semibold wrap-anywhere">{item.label}</span>
                {item.detail ? <span className="text-sm text-muted wrap-anywhere">{item.detail}</span> : null}
              </ComboboxOption>
            ))}
          </ComboboxOptions>
        </Combobox>
        <p role="status" className="text-sm text-muted empty:hidden">
          {items[0]?.notice ?? statusText(state, items.length)}
        </p>
      </div>
    </Dialog>
  );
}

/** A dialog gives the focus to what has this attribute. React would set the focus itself, before the dialog is open. */
const focusWhenShown = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

function statusText(state: string, count: number): string | null {
  if (state === 'looking' && count === 0) return 'Searching…';
  if (state === 'failed') return 'Nothing can be found right now. Enter opens the search page.';
  if (state === 'found') return count > 0 ? null : 'Nothing that you can open matches this.';
  return count > 0 ? null : 'Type at least two letters.';
}
