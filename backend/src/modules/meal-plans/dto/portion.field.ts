import { applyDecorators } from '@nestjs/common';
import { IsIn } from 'class-validator';
import { type FieldOptions, property } from '../../../platform/http/fields.js';
import { PORTIONS } from '../../plan-model/index.js';

export const PortionField = (options: FieldOptions = {}) =>
  applyDecorators(
    property(
      { description: 'The portion: from 0.5 to 2 servings in steps of 0.25', ...options },
      { type: Number, minimum: 0.5, maximum: 2, multipleOf: 0.25 },
    ),
    IsIn([...PORTIONS], { message: '$property must be from 0.5 to 2 in steps of 0.25' }),
  );
