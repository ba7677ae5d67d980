import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';

/**
 * The library runs every validator of a list even if another has already failed. So a list that is too long is cut to
 * one entry more than allowed: it is still refused, but its remaining entries cost nothing.
 */
export const AtMost = (max: number, message: string) =>
  applyDecorators(
    ArrayMaxSize(max, { message }),
    Transform(({ value }) => (Array.isArray(value) && value.length > max ? value.slice(0, max + 1) : value)),
  );

/** The library's own check compares each entry with all others. */
export const EachOnce = (message: string) => Validate(HasEachOnce, { message });

@ValidatorConstraint({ name: 'hasEachOnce' })
class HasEachOnce implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return Array.isArray(value) && new Set(value).size === value.length;
  }
}
