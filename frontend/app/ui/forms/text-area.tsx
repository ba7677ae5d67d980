import type { TextareaHTMLAttributes } from 'react';
import { classes } from '../classes';
import { controlShape, Field, type FieldOptions, fieldAttributes } from './field';

export type TextAreaProps = FieldOptions &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'>;

/** With a `maxLength`, the limit is shown before typing. */
export function TextArea({ label, hint, errors, optional, hideLabel, rows = 4, ...area }: TextAreaProps) {
  const { id, name, maxLength } = area;
  const limit = maxLength ? `At most ${maxLength.toLocaleString('en-US')} characters.` : null;
  const fullHint =
    hint && limit ? (
      <>
        {hint} {limit}
      </>
    ) : (
      (hint ?? limit)
    );
  return (
    <Field {...{ label, hint: fullHint, errors, optional, hideLabel, id, name }}>
      <textarea
        {...area}
        {...fieldAttributes({ hint: fullHint, errors }, id, name)}
        rows={rows}
        className={classes(controlShape, 'py-2')}
      />
    </Field>
  );
}
