import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldOptions } from './field';
import { TextInput } from './text-input';

/** One thing that can be picked. */
export type Suggestion = { id: string; label: string; detail?: string };

export type SuggestingInputProps<Item extends Suggestion> = FieldOptions & {
  name: string;
  id?: string;
  placeholder?: string;
  defaultValue?: string;
  /** The address that suggests: it is asked with what was typed as `search`, and answers with a list of them. */
  from: string | (() => string);
  /** Shown where nothing was found. */
  nothing: string;
} & (
    | {
        /** Things are named here with commas between them: what is picked takes the place of the one being typed. */
        several: true;
        onPick?: undefined;
      }
    | {
        several?: undefined;
        onPick: (item: Item) => void;
      }
  );

type Widget = ComponentType<SuggestingInputProps<Suggestion> & { typed: string }>;

/**
 * A field that suggests while one types. It is a plain field until someone goes into it: the widget is loaded then, takes
 * over what has been typed, and stays away without a word where it cannot be loaded.
 */
export function SuggestingInput<Item extends Suggestion>(props: SuggestingInputProps<Item>) {
  const { from, several, onPick, nothing, ...input } = props;
  const [widget, setWidget] = useState<{ Widget: Widget; typed: string }>();
  if (widget) return <widget.Widget {...(props as SuggestingInputProps<Suggestion>)} typed={widget.typed} />;

  const load = async ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const part = await import('./suggestion-box').catch(() => null);
    // Someone who has left the field already is not called back to it.
    if (!part || document.activeElement !== field) return;
    // At once: a letter that is typed before the widget stands there would be lost.
    flushSync(() => setWidget({ Widget: part.SuggestionBox as Widget, typed: field.value }));
  };
  return (
    <TextInput
      type={several ? 'text' : 'search'}
      autoComplete="off"
      {...input}
      onFocus={load}
      onInput={load}
    />
  );
}
