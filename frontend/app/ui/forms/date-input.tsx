import { TextInput, type TextInputProps } from './text-input';

export type DateInputProps = Omit<TextInputProps, 'type'>;

/** The browser's own date field, which uses the reader's language and the phone's date picker. */
export function DateInput(props: DateInputProps) {
  return <TextInput {...props} type="date" />;
}
