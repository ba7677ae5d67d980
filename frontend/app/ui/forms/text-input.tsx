import type { InputHTMLAttributes } from 'react';
import { controlShape, Field, type FieldOptions, fieldAttributes } from './field';

export type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size'>;

export type TextInputProps = FieldOptions & InputAttributes;

export function TextInput({ label, hint, errors, optional, hideLabel, ...input }: TextInputProps) {
  const { id, name } = input;
  return (
    <Field {...{ label, hint, errors, optional, hideLabel, id, name }}>
      <input
        type="text"
        {...input}
        {...fieldAttributes({ hint, errors }, id, name)}
        className={controlShape}
      />
    </Field>
  );
}
