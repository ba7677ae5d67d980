import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsDate,
  IsEmail,
  IsIn,
  IsInt,
  IsString,
  IsTimeZone,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  Validate,
  ValidateIf,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { isDate } from '../clock/dates.js';
import { AtMost, EachOnce } from './lists.js';

/**
 * Validators are composed and named once, and each includes its ApiProperty, so that the document and the rule cannot
 * drift apart.
 */
export interface FieldOptions {
  optional?: boolean;
  /** Allows `null`, which says that there is no value. */
  nullable?: boolean;
  description?: string;
}

/** The field may be omitted. `null` is a value like any other and has to be allowed explicitly. */
export const Optional = () => ValidateIf((_, value) => value !== undefined);

const Nullable = () => ValidateIf((_, value) => value !== null);

export const property = (options: FieldOptions, api: ApiPropertyOptions) =>
  applyDecorators(
    ApiProperty({
      ...api,
      required: !options.optional,
      ...(options.nullable && { nullable: true }),
      description: options.description,
    } as ApiPropertyOptions),
    ...(options.optional ? [Optional()] : []),
    ...(options.nullable ? [Nullable()] : []),
  );

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/**
 * Refuses characters that no legitimate text has and that break databases, mails, and terminals, unpaired surrogates
 * included. Single lines also refuse invisible characters, which can reorder what is read, except two that join
 * letters and emoji.
 */
export const NO_CONTROL_CHARACTERS = /^(?:[^\p{Cc}\p{Cs}\p{Cf}]|\u200C|\u200D)*$/u;
const NO_CONTROL_BUT_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

interface TextOptions extends FieldOptions {
  min?: number;
  max: number;
  lines?: boolean;
  /** The error text for an empty value. */
  required?: string;
  tooLong?: string;
}

export const TextField = (options: TextOptions) =>
  applyDecorators(
    property(options, { type: String, minLength: options.min ?? 0, maxLength: options.max }),
    trimmed,
    IsString({ message: options.required ?? '$property must be text' }),
    MinLength(options.min ?? 0, { message: options.required ?? '$property is too short' }),
    MaxLength(options.max, {
      message: options.tooLong ?? `$property must be at most ${options.max} characters`,
    }),
    Matches(options.lines ? NO_CONTROL_BUT_LINES : NO_CONTROL_CHARACTERS, {
      message: '$property has characters that are not allowed',
    }),
  );

const MAX_EMAIL = 254;

/** Two addresses that look alike must count as one account, or one of them must be refused. */
const NOTHING_INVISIBLE = /^[^\p{C}\p{Default_Ignorable_Code_Point}]*$/u;

/** An unpaired surrogate would make the address check throw. Its replacement is never valid in an address. */
const oneSpelling = (email: string) =>
  email.length > 2 * MAX_EMAIL ? email : email.toWellFormed().normalize('NFKC').trim().toLowerCase();

interface EmailOptions extends FieldOptions {
  invalid?: string;
  required?: string;
}

export const EmailField = ({
  invalid = 'Please enter a valid email address',
  required,
  ...options
}: EmailOptions = {}) =>
  applyDecorators(
    property(options, { type: String, format: 'email', maxLength: MAX_EMAIL }),
    Transform(({ value }) => (typeof value === 'string' ? oneSpelling(value) : value)),
    Matches(NOTHING_INVISIBLE, { message: invalid }),
    IsEmail({}, { message: ({ value }) => (required && (value ?? '') === '' ? required : invalid) }),
    MaxLength(MAX_EMAIL, { message: invalid }),
  );

export const ChoiceField = <T extends string>(
  values: readonly T[],
  { required, ...options }: FieldOptions & { required?: string } = {},
) =>
  applyDecorators(
    property(options, { enum: [...values] }),
    IsIn([...values], {
      message: ({ value }) =>
        required && (value ?? '') === '' ? required : `$property must be one of: ${values.join(', ')}`,
    }),
  );

/** Several of the values. In a query, one may stand alone: `tag=vegan` as well as `tag=vegan&tag=keto`. */
export const ChoicesField = <T extends string>(values: readonly T[], options: FieldOptions = {}) =>
  applyDecorators(
    property(options, { enum: [...values], isArray: true, maxItems: values.length }),
    Transform(({ value }) => (typeof value === 'string' ? [value] : value)),
    IsArray({ message: '$property must be a list' }),
    AtMost(values.length, '$property has too many values'),
    IsIn([...values], { each: true, message: `$property must be one of: ${values.join(', ')}` }),
  );

/** IDs may be sent in capitals, but the database writes lower case. */
const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

export const IdField = ({ invalid, ...options }: FieldOptions & { invalid?: string } = {}) =>
  applyDecorators(
    property(options, { type: String, format: 'uuid' }),
    Transform(({ value }) => lowerCase(value)),
    IsUUID(undefined, { message: invalid ?? '$property must be a UUID' }),
  );

interface IdsOptions extends FieldOptions {
  max: number;
  required?: string;
  inQuery?: boolean;
}

/**
 * IDs in a meaningful order, without duplicates. In a query, one of them may stand alone. `required` is the error
 * text for an empty list where that makes no sense.
 */
export const IdsField = ({ max, required, inQuery = false, ...options }: IdsOptions) =>
  applyDecorators(
    property(options, {
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      ...(required && { minItems: 1 }),
      maxItems: max,
      uniqueItems: true,
    }),
    Transform(({ value }) => {
      const list = inQuery && typeof value === 'string' ? [value] : value;
      return Array.isArray(list) ? list.map(lowerCase) : list;
    }),
    IsArray({ message: '$property must be a list' }),
    ...(required ? [ArrayNotEmpty({ message: required })] : []),
    AtMost(max, `$property must be at most ${max}`),
    EachOnce('$property must not repeat a value'),
    IsUUID(undefined, { each: true, message: '$property must contain only UUIDs' }),
  );

/** A few short words without duplicates. In a query, one of them may stand alone. */
export const WordsField = ({
  most,
  max,
  inQuery = false,
  ...options
}: FieldOptions & { most: number; max: number; inQuery?: boolean }) =>
  applyDecorators(
    property(options, {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: max },
      maxItems: most,
    }),
    Transform(({ value }) => {
      const list = inQuery && typeof value === 'string' ? [value] : value;
      return Array.isArray(list) ? list.map((one) => (typeof one === 'string' ? one.trim() : one)) : list;
    }),
    IsArray({ message: '$property must be a list' }),
    AtMost(most, `$property must be at most ${most}`),
    EachOnce('$property must not repeat a value'),
    IsString({ each: true, message: '$property must contain only text' }),
    MinLength(1, { each: true, message: '$property must not be empty' }),
    MaxLength(max, { each: true, message: `Each value of $property must be at most ${max} characters` }),
    Matches(NO_CONTROL_CHARACTERS, {
      each: true,
      message: '$property has characters that are not allowed',
    }),
  );

/** A whole number in a body. A number that is sent as a text is refused. */
export const WholeNumberField = ({
  min,
  max,
  invalid,
  ...options
}: FieldOptions & { min: number; max: number; invalid?: string }) =>
  applyDecorators(
    property(options, { type: 'integer', minimum: min, maximum: max }),
    IsInt({ message: invalid ?? '$property must be a whole number' }),
    Min(min, { message: invalid ?? `$property must be at least ${min}` }),
    Max(max, { message: invalid ?? `$property must be at most ${max}` }),
  );

/** `true` or `false` in a body. */
export const YesNoField = (options: FieldOptions = {}) =>
  applyDecorators(
    property(options, { type: 'boolean' }),
    IsBoolean({ message: '$property must be true or false' }),
  );

/** Matches numbers as people write them: `Number` would also read `0x10`, `1e2`, and the empty text. */
const WHOLE_NUMBER = /^-?\d+$/;

const numberFrom = Transform(({ value }) =>
  typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value,
);

/** A number in an address. In a query string, it is a bound that may be omitted. */
export const BoundField = ({ min = 0, max, ...options }: FieldOptions & { min?: number; max: number }) =>
  applyDecorators(
    property({ optional: true, ...options }, { type: 'integer', minimum: min, maximum: max }),
    numberFrom,
    IsInt({ message: '$property must be a whole number' }),
    Min(min, { message: `$property must be at least ${min}` }),
    Max(max, { message: `$property must be at most ${max}` }),
  );

/** `true` or `false` in a query string. Nothing else is accepted. */
export const FlagField = (options: FieldOptions = {}) =>
  applyDecorators(
    property({ ...options, optional: true }, { type: 'boolean' }),
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value)),
    IsBoolean({ message: '$property must be true or false' }),
  );

/** A whole number in a query string that has a default value. */
export const CountField = ({
  min,
  max,
  fallback,
  ...options
}: FieldOptions & { min: number; max: number; fallback: number }) =>
  applyDecorators(
    property(
      { ...options, optional: true },
      { type: 'integer', minimum: min, maximum: max, default: fallback },
    ),
    numberFrom,
    IsInt({ message: '$property must be a whole number' }),
    Min(min, { message: `$property must be at least ${min}` }),
    Max(max, { message: `$property must be at most ${max}` }),
  );

/** A point in time as JSON writes it. The handler gets a Date. */
export const MomentField = (options: FieldOptions = {}) =>
  applyDecorators(
    property(options, { type: String, format: 'date-time' }),
    Transform(({ value }) => (typeof value === 'string' && A_MOMENT.test(value) ? new Date(value) : value)),
    IsDate({ message: '$property must be a date and time like 2026-11-20T09:30:00Z' }),
  );

export const A_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** A calendar day. The handler gets it as text. */
export const DateField = (options: FieldOptions = {}) =>
  applyDecorators(
    property(options, { type: String, format: 'date' }),
    Validate(IsCalendarDate, { message: '$property must be a date like 2026-11-20' }),
  );

@ValidatorConstraint()
class IsCalendarDate implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && isDate(value);
  }
}

/** A token that travels in a body or a path. */
export const TokenField = ({ required = 'Token is required' }: { required?: string } = {}) =>
  applyDecorators(
    ApiProperty({ type: String, minLength: 1, maxLength: 200 }),
    IsString({ message: required }),
    MinLength(1, { message: required }),
    MaxLength(200, { message: '$property is not valid' }),
    Matches(/^[\w-]*$/, { message: '$property is not valid' }),
  );

export const TimeZoneField = (options: FieldOptions = {}) =>
  applyDecorators(
    property(options, { type: String, maxLength: 60, example: 'Europe/Berlin' }),
    IsTimeZone({ message: 'Please choose a time zone' }),
  );
