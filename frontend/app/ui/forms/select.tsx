import type { SelectHTMLAttributes } from 'react';
import { classes } from '../classes';
import { ChevronDownIcon } from '../icons';
import { controlShape, Field, type FieldOptions, fieldAttributes } from './field';

export type Option = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldOptions &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'children' | 'multiple'> & {
    options: readonly Option[];
    /** The first, empty choice: "Any meal type". */
    placeholder?: string;
  };

export function Select(props: SelectProps) {
  const { label, hint, errors, optional, hideLabel, options, placeholder, ...select } = props;
  const { id, name } = select;
  return (
    <Field {...{ label, hint, errors, optional, hideLabel, id, name }}>
      <div className="relative">
        <select
          {...select}
          {...fieldAttributes({ hint, errors }, id, name)}
          className={classes(controlShape, 'appearance-none pe-8')}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-2 my-auto text-muted" />
      </div>
    </Field>
  );
}
