import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsISO4217CurrencyCode,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  Validate,
  ValidateNested,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { isDate } from '../clock/dates.js';
import { A_MOMENT, type FieldOptions, NO_CONTROL_CHARACTERS, property } from './fields.js';
import { AtMost, EachOnce } from './lists.js';

/** Decorators for fields that only a body can have, in the style of fields.ts. */

/** A number with at most two decimals. */
export const DecimalField = ({
  min = 0,
  max,
  invalid,
  notNumber = invalid,
  tooLarge = invalid,
  ...options
}: FieldOptions & {
  min?: number;
  max: number;
  invalid?: string;
  /** The error text for what is no number or has more decimals; by default that for a number out of bounds. */
  notNumber?: string;
  /** The error text for a number above the maximum, where the general one does not name it. */
  tooLarge?: string;
}) =>
  applyDecorators(
    property(options, { type: Number, minimum: min, maximum: max }),
    IsNumber(
      { allowNaN: false, allowInfinity: false, maxDecimalPlaces: 2 },
      { message: notNumber ?? '$property must be a number with at most two decimals' },
    ),
    Min(min, {
      message:
        invalid ?? (min === 0 ? '$property must not be negative' : `$property must be at least ${min}`),
    }),
    Max(max, { message: tooLarge ?? `$property must be at most ${max}` }),
  );

/** A currency as ISO 4217 writes it. */
export const CurrencyField = (options: FieldOptions = {}) =>
  applyDecorators(
    property(options, { type: String, minLength: 3, maxLength: 3, example: 'EUR' }),
    Transform(({ value }) => (typeof value === 'string' ? value.toUpperCase() : value)),
    IsISO4217CurrencyCode({ message: 'Please choose a currency' }),
  );

/** A day of the calendar, or the moment of something on it; the handler receives the text as it was sent. */
export const DayOrMomentField = ({ required, ...options }: FieldOptions & { required: string }) =>
  applyDecorators(
    property(options, { type: String, format: 'date-time' }),
    Validate(IsDayOrMoment, { message: required }),
  );

@ValidatorConstraint()
class IsDayOrMoment implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return (
      typeof value === 'string' &&
      (isDate(value) || (A_MOMENT.test(value) && !Number.isNaN(Date.parse(value))))
    );
  }
}

/** A list with one or more of the values. */
export const SomeOfField = <T extends string>(
  values: readonly T[],
  { required, ...options }: FieldOptions & { required?: string } = {},
) =>
  applyDecorators(
    property(options, {
      enum: [...values],
      isArray: true,
      ...(required && { minItems: 1 }),
      maxItems: values.length,
    }),
    IsArray({ message: required ?? '$property must be a list' }),
    ...(required ? [ArrayNotEmpty({ message: required })] : []),
    AtMost(values.length, '$property has too many values'),
    EachOnce('$property must not repeat a value'),
    IsIn([...values], { each: true, message: `$property must be one of: ${values.join(', ')}` }),
  );

interface LinesOptions extends FieldOptions {
  most: number;
  /** The maximum number of characters per line. */
  max: number;
  /** The error text for an empty list. */
  required: string;
}

/** Repeated blanks carry no meaning, and the expressions that read a line could take very long on them. */
const onOneBlank = (line: unknown) =>
  typeof line === 'string' ? line.trim().replaceAll(/\p{Zs}+/gu, ' ') : line;

/** A list of texts of one line each. */
export const LinesField = ({ most, max, required, ...options }: LinesOptions) =>
  applyDecorators(
    property(options, {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: max },
      minItems: 1,
      maxItems: most,
    }),
    Transform(({ value }) => (Array.isArray(value) ? value.map(onOneBlank) : value)),
    IsArray({ message: required }),
    ArrayNotEmpty({ message: required }),
    AtMost(most, `$property must be at most ${most} lines`),
    IsString({ each: true, message: '$property must contain only text' }),
    MinLength(1, { each: true, message: '$property has an empty line' }),
    MaxLength(max, { each: true, message: `Each line of $property must be at most ${max} characters` }),
    Matches(NO_CONTROL_CHARACTERS, {
      each: true,
      message: '$property has characters that are not allowed',
    }),
  );

/** A nested object with fields of its own. */
export const PartField = (part: Class<unknown>, options: FieldOptions = {}) =>
  applyDecorators(
    property(options, { type: part }),
    Type(() => part),
    IsObject({ message: '$property must be an object' }),
    ValidateNested({ message: '$property must be an object' }),
  );

interface PartsOptions extends FieldOptions {
  most: number;
  /** The error text for an empty list, where an empty list makes no sense. */
  required?: string;
}

/** A list of nested objects with fields of their own. */
export const PartsField = (part: Class<unknown>, { most, required, ...options }: PartsOptions) =>
  applyDecorators(
    property(options, { type: [part], ...(required && { minItems: 1 }), maxItems: most }),
    Type(() => part),
    IsArray({ message: required ?? '$property must be a list' }),
    ...(required ? [ArrayNotEmpty({ message: required })] : []),
    AtMost(most, `$property must be at most ${most}`),
    IsObject({ each: true, message: '$property must contain only objects' }),
    ValidateNested({ each: true, message: '$property must contain only objects' }),
  );
