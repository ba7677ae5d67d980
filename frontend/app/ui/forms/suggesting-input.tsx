import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SuggestingInputProps, Suggestion } from './suggestion';
import { TextInput } from './text-input';

type Widget = ComponentType<SuggestingInputProps<Suggestion> & { typed: string }>;

/**
 * A field with suggestions. It is a plain field until it gets the focus: then the widget is loaded, takes over the
 * typed text, and stays away silently if it cannot be loaded.
 */
export function SuggestingInput<Item extends Suggestion>(props: SuggestingInputProps<Item>) {
  const { from, several, onPick, nothing, ...input } = props;
  const [widget, setWidget] = useState<{ Widget: Widget; typed: string }>();
  if (widget) return <widget.Widget {...(props as SuggestingInputProps<Suggestion>)} typed={widget.typed} />;

  const load = async ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const part = await import('./suggestion-box').catch(() => null);
    // If the user has already left the field, the widget must not take the focus back.
    if (!part || document.activeElement !== field) return;
    // The widget is rendered synchronously, because a letter typed before the widget is there would be lost.
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
