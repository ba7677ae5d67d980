import type { ReactNode } from 'react';
import { FieldError, FieldHint, fieldAttributes, fieldIds } from './field';
import type { InputAttributes } from './text-input';

export type CheckboxProps = Omit<InputAttributes, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[];
};

export function Checkbox({ label, hint, errors, ...input }: CheckboxProps) {
  const { id, name } = input;
  const ids = fieldIds(id, name);
  return (
    <div className="grid gap-1">
      <label className="flex min-h-control items-center gap-3">
        <input
          {...input}
          {...fieldAttributes({ hint, errors }, id, name)}
          type="checkbox"
          className="size-icon shrink-0"
        />
        <span>{label}</span>
      </label>
      {hint ? <FieldHint id={ids.hintId}>{hint}</FieldHint> : null}
      <FieldError id={ids.errorId} errors={errors} />
    </div>
  );
}
