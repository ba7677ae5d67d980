import type { FieldOptions } from './field';

/** An item that can be picked. */
export type Suggestion = { id: string; label: string; detail?: string };

export type SuggestingInputProps<Item extends Suggestion> = FieldOptions & {
  name: string;
  id?: string;
  placeholder?: string;
  defaultValue?: string;
  /** The address to ask for suggestions, with the typed text as `search`. It answers with a list of them. */
  from: string | (() => string);
  /** The text if nothing was found. */
  nothing: string;
} & (
    | {
        /** The field takes several items separated by commas. A picked one replaces the item that is being typed. */
        several: true;
        onPick?: undefined;
      }
    | {
        several?: undefined;
        onPick: (item: Item) => void;
      }
  );
