import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsNotEmpty,
  IsString,
  MaxLength,
  MinLength,
  registerDecorator,
  type ValidationArguments,
  validate,
} from 'class-validator';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { Optional } from '../../../platform/http/fields.js';
import { isCommonPassword } from './common-passwords.js';

const MIN_LENGTH = 8;

/** Limits the work of hashing. */
const MAX_LENGTH = 200;

const SIGNS = [
  { sign: /[A-Z]/, what: 'one uppercase letter' },
  { sign: /[a-z]/, what: 'one lowercase letter' },
  { sign: /[0-9]/, what: 'one number' },
  { sign: /[!@#$%^&*]/, what: 'one special character', choice: ' (!@#$%^&*)' },
];

/** Passwords that satisfy all other rules but are refused as too common. They serve as examples of that rule. */
export const TOO_COMMON_EXAMPLES = ['Coach!2345', 'Qwerty1!'];

/** Pages list these rules before a new password is typed. They cover everything that the fields below check. */
export const PASSWORD_RULES = [
  `${MIN_LENGTH} to ${MAX_LENGTH} characters`,
  `At least ${new Intl.ListFormat('en').format(SIGNS.map(({ what, choice = '' }) => what + choice))}`,
  `Hard to guess: no common word or keyboard pattern with a few numbers added (${TOO_COMMON_EXAMPLES.join(', ')}), and not your email address`,
];

const atLeast = (length: number) =>
  applyDecorators(
    IsString({ message: 'Password is required' }),
    IsNotEmpty({ message: 'Password is required' }),
    MinLength(length, { message: `Password must be at least ${length} characters` }),
    MaxLength(MAX_LENGTH, { message: `Password must be at most ${MAX_LENGTH} characters` }),
  );

/** Sign-in only refuses passwords that could never be valid. */
export const CurrentPasswordField = ({ optional = false } = {}) =>
  applyDecorators(
    ApiProperty({
      type: String,
      format: 'password',
      minLength: 6,
      maxLength: MAX_LENGTH,
      required: !optional,
    }),
    ...(optional ? [Optional()] : []),
    atLeast(6),
  );

/** A new password, with an error text for each rule. */
export const NewPasswordField = ({ optional = false } = {}) =>
  applyDecorators(
    ApiProperty({
      type: String,
      format: 'password',
      minLength: MIN_LENGTH,
      maxLength: MAX_LENGTH,
      required: !optional,
      description:
        'An uppercase letter, a lowercase letter, a number, and one of !@#$%^&*; not a common password',
    }),
    ...(optional ? [Optional()] : []),
    atLeast(MIN_LENGTH),
    ...SIGNS.map(({ sign, what }) => Contains(sign, what)),
    NotCommon(),
  );

/** Forms send a confirmation. If it is present, it has to be equal. */
export const ConfirmationOf = (field: string, message = "Passwords don't match") =>
  applyDecorators(
    ApiProperty({ type: String, format: 'password', required: false, maxLength: MAX_LENGTH }),
    Optional(),
    IsString({ message }),
    rule(
      'confirmation',
      message,
      (value, { object }) => value === (object as Record<string, unknown>)[field],
    ),
  );

/** Each rule needs a name of its own, because class-validator keeps one text per name. */
const Contains = (sign: RegExp, what: string) =>
  rule(`contains ${what}`, `Password must contain at least ${what}`, (value) => sign.test(String(value)));

const TOO_COMMON = 'This password is too common. Please choose another one.';

function NotCommon() {
  return rule('notCommon', TOO_COMMON, (value, { object }) => {
    const { email } = object as { email?: unknown };
    // All rules run even if others fail, and this one would take minutes on a very long text.
    if (typeof value !== 'string' || value.length > MAX_LENGTH) return true;
    return !isCommonPassword(value, typeof email === 'string' ? email : '');
  });
}

/**
 * Repeats the check for requests that do not name the account, because their field cannot compare the password with
 * its name.
 */
export function refuseCommon(field: string, password: string, email: string): void {
  if (isCommonPassword(password, email)) throw new InvalidInputError({ [field]: [TOO_COMMON] });
}

function rule(
  name: string,
  message: string,
  holds: (value: unknown, args: ValidationArguments) => boolean,
): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => args !== undefined && holds(value, args),
      },
    });
}

class NewPassword {
  email: string;

  @NewPasswordField()
  password: string;
}

/** Applies the same rules to passwords that do not arrive over HTTP. */
export async function passwordProblems(password: string, email: string): Promise<string[]> {
  const errors = await validate(Object.assign(new NewPassword(), { password, email }));
  return errors.flatMap((error) => Object.values(error.constraints ?? {}));
}
