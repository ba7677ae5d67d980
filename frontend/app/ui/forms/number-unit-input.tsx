import { classes } from '../classes';
import { controlShape, Field, type FieldOptions, fieldAttributes, fieldIds } from './field';
import type { InputAttributes } from './text-input';

export type NumberUnitInputProps = FieldOptions &
  Omit<InputAttributes, 'type' | 'inputMode'> & {
    /** The unit shown beside the number: "kg", "kcal", "g per day". */
    unit: string;
    /** Whole numbers get a keypad without a decimal point. */
    whole?: boolean;
  };

/**
 * A text field with a numeric keypad: type="number" discards what it cannot read and changes when the wheel turns.
 */
export function NumberUnitInput(props: NumberUnitInputProps) {
  const { label, hint, errors, optional, hideLabel, unit, whole, ...input } = props;
  const { id, name } = input;
  const unitId = `${fieldIds(id, name).id}-unit`;
  return (
    <Field {...{ label, hint, errors, optional, hideLabel, id, name }}>
      <div className="flex items-center gap-2">
        <input
          autoComplete="off"
          {...input}
          {...fieldAttributes({ hint, errors }, id, name, unitId)}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          className={classes(controlShape, 'max-w-[10rem] text-end')}
        />
        <span id={unitId} className="text-muted">
          {unit}
        </span>
      </div>
    </Field>
  );
}
