import { TextInput, type TextInputProps } from './text-input';

export type DateInputProps = Omit<TextInputProps, 'type'>;

/** The browser's own date field: it speaks the reader's language and opens the phone's own picker. */
export function DateInput(props: DateInputProps) {
  return <TextInput {...props} type="date" />;
}
