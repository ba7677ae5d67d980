import { useState } from 'react';
import { controlShape, Field, type FieldOptions, fieldAttributes, fieldIds } from './field';
import type { InputAttributes } from './text-input';

export type PasswordInputProps = FieldOptions &
  Omit<InputAttributes, 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password';
    /** They are listed above the field, so that users know them before typing. */
    rules?: readonly string[];
  };

export function PasswordInput(props: PasswordInputProps) {
  const { label, hint, errors, optional, hideLabel, rules, ...input } = props;
  const { id, name } = input;
  const [shown, setShown] = useState(false);
  const rulesId = `${fieldIds(id, name).id}-rules`;
  return (
    <Field {...{ label, hint, errors, optional, hideLabel, id, name }}>
      {rules ? (
        <ul id={rulesId} className="list-disc ps-6 pb-1 text-sm text-muted">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      ) : null}
      <div className="flex gap-2">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...fieldAttributes({ hint, errors }, id, name, rules && rulesId)}
          type={shown ? 'text' : 'password'}
          className={controlShape}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          className="min-h-control shrink-0 rounded-control border border-input bg-surface px-3 text-base hover:bg-raised noscript:hidden"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </Field>
  );
}
