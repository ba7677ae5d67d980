import { DecimalField } from '../../../platform/http/body-fields.js';
import { ChoiceField } from '../../../platform/http/fields.js';
import { MAX_SIDE_SERVINGS, SIDE_KINDS, SIDE_STEPS, type SideKind } from '../side.js';

const MIN_STEP = Math.min(...SIDE_STEPS);

export class SideRequest {
  @ChoiceField(SIDE_KINDS, { required: 'Please choose what kind of side it is' }) kind: SideKind;

  @DecimalField({
    min: MIN_STEP,
    max: Math.max(...SIDE_STEPS),
    description: 'The share of a serving in which it is eaten: 1 (whole servings only), 0.5, or 0.25',
  })
  step: number;

  @DecimalField({
    min: MIN_STEP,
    max: MAX_SIDE_SERVINGS,
    invalid: `Please enter how many servings go beside one meal at most, up to ${MAX_SIDE_SERVINGS}`,
    description: 'The largest number of servings beside one meal, a multiple of `step`',
  })
  most: number;
}
