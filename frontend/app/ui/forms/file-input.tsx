import { classes } from '../classes';
import { controlShape, Field, type FieldOptions, fieldAttributes } from './field';
import type { InputAttributes } from './text-input';

export type FileInputProps = FieldOptions & Omit<InputAttributes, 'type' | 'value' | 'defaultValue'>;

export function FileInput({ label, hint, errors, optional, hideLabel, ...input }: FileInputProps) {
  const { id, name } = input;
  return (
    <Field {...{ label, hint, errors, optional, hideLabel, id, name }}>
      <input
        {...input}
        {...fieldAttributes({ hint, errors }, id, name)}
        type="file"
        className={classes(
          controlShape,
          'ps-1 file:me-3 file:rounded-control file:bg-raised file:px-3 file:py-1 file:font-semibold file:text-ink',
        )}
      />
    </Field>
  );
}
