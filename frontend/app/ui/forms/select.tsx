import type { SelectHTMLAttributes } from 'react';
import { classes } from '../classes';
import { ChevronDownIcon } from '../icons';
import { controlShape, Field, type FieldOptions, fieldAttributes } from './field';

export type Option = {
  value: string;
  label: string;
  disabled?: boolean;
  /** The heading of the group that contains it and its neighbors. */
  group?: string;
};

export type SelectProps = FieldOptions &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'children' | 'multiple'> & {
    options: readonly Option[];
    /** The first, empty choice, such as "Any meal type". */
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
          {inGroups(options).map(({ group, members }) =>
            group === undefined ? (
              members.map(asOption)
            ) : (
              <optgroup key={group} label={group}>
                {members.map(asOption)}
              </optgroup>
            ),
          )}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-2 my-auto text-muted" />
      </div>
    </Field>
  );
}

const asOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

function inGroups(options: readonly Option[]) {
  const groups: { group: string | undefined; members: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
