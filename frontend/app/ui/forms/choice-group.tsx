import type { ReactNode } from 'react';
import { classes } from '../classes';
import { describedBy, FieldError, FieldHint, fieldIds } from './field';

export type Choice = { value: string; label: string; hint?: string; disabled?: boolean };

export type ChoiceGroupProps = {
  legend: string;
  name: string;
  /** `one` renders radio buttons and `many` checkboxes. */
  pick: 'one' | 'many';
  choices: readonly Choice[];
  /** The initial choice: a value for `one`, a list for `many`. */
  defaultValue?: string | readonly string[];
  hint?: ReactNode;
  errors?: readonly string[];
  optional?: boolean;
  required?: boolean;
  disabled?: boolean;
  hideLegend?: boolean;
  /** Lets short choices stand side by side if there is room. */
  inline?: boolean;
  /** Two choices of equal width that stand side by side even on a phone. */
  sideBySide?: boolean;
  /** Many short choices that stand side by side even on a phone. */
  dense?: boolean;
  id?: string;
};

export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, name, pick, choices, defaultValue, hint, errors, optional, required, disabled } = props;
  const ids = fieldIds(props.id, name);
  const chosen = typeof defaultValue === 'string' ? [defaultValue] : (defaultValue ?? []);
  const described = describedBy(Boolean(hint) && ids.hintId, Boolean(errors?.length) && ids.errorId);
  return (
    <fieldset disabled={disabled} aria-describedby={described} className="grid min-w-0 gap-1">
      <legend className={classes('mb-1 font-semibold', props.hideLegend && 'sr-only')}>
        {legend}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </legend>
      {hint ? <FieldHint id={ids.hintId}>{hint}</FieldHint> : null}
      <div
        className={classes(
          'gap-2',
          props.dense ? 'flex flex-wrap' : 'grid',
          props.sideBySide && 'grid-cols-2',
          props.inline && 'sm:flex sm:flex-wrap',
        )}
      >
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex min-h-control items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-disabled:text-muted"
          >
            <input
              // The first input has the group's ID, because the error summary links to it.
              id={index === 0 ? ids.id : `${ids.id}-${choice.value}`}
              type={pick === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              disabled={choice.disabled}
              required={pick === 'one' ? required : undefined}
              className="size-icon shrink-0"
            />
            <span className="grid">
              {choice.label}
              {choice.hint ? <span className="text-sm text-muted">{choice.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={ids.errorId} errors={errors} />
    </fieldset>
  );
}
