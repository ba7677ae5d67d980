import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { FieldOptions } from './field';
import { TextInput } from './text-input';

/** One thing that can be picked. */
export type Suggestion = { id: string; label: string; detail?: ReactNode };

/** Looks things up by what was typed so far; stopped when more is typed. */
export type Suggest<Item extends Suggestion> = (typed: string, signal: AbortSignal) => Promise<Item[]>;

export type SuggestingInputProps<Item extends Suggestion> = FieldOptions & {
  name: string;
  id?: string;
  placeholder?: string;
  defaultValue?: string;
  suggest: Suggest<Item>;
  onPick: (item: Item) => void;
  /** Shown where nothing was found. */
  nothing: string;
};

type Widget = ComponentType<SuggestingInputProps<Suggestion> & { typed: string }>;

/**
 * A field of a search form that suggests while one types. It is a plain field until somebody goes into it: the widget is
 * loaded then, takes over what has been typed, and stays away without a word where it cannot be loaded.
 */
export function SuggestingInput<Item extends Suggestion>(props: SuggestingInputProps<Item>) {
  const { suggest, onPick, nothing, ...input } = props;
  const [widget, setWidget] = useState<{ Widget: Widget; typed: string }>();
  const isAsked = useRef(false);

  const load = async (field: HTMLInputElement) => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const { SuggestionBox } = await import('./suggestion-box');
      // Somebody who has left the field already is not called back to it.
      if (document.activeElement === field)
        setWidget({ Widget: SuggestionBox as Widget, typed: field.value });
      else isAsked.current = false;
    } catch {
      isAsked.current = false;
    }
  };

  if (!widget) {
    return (
      <TextInput
        type="search"
        autoComplete="off"
        {...input}
        onFocus={({ currentTarget }) => load(currentTarget)}
        onInput={({ currentTarget }) => load(currentTarget)}
      />
    );
  }
  const { Widget, typed } = widget;
  return <Widget {...(props as unknown as SuggestingInputProps<Suggestion>)} typed={typed} />;
}
