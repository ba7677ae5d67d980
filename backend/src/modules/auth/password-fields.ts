import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  registerDecorator,
  type ValidationArguments,
  validate,
} from 'class-validator';
import { isCommonPassword } from './common-passwords.js';

/** Hashing is work: nobody gets to hand in a novel. */
const LONGEST = 200;

const atLeast = (length: number) =>
  applyDecorators(
    IsString({ message: 'Password is required' }),
    IsNotEmpty({ message: 'Password is required' }),
    MinLength(length, { message: `Password must be at least ${length} characters` }),
    MaxLength(LONGEST, { message: `Password must be at most ${LONGEST} characters` }),
  );

/** At sign-in only what could never be right is refused. */
export const CurrentPasswordField = ({ optional = false } = {}) =>
  applyDecorators(
    ApiProperty({ type: String, format: 'password', minLength: 6, maxLength: LONGEST, required: !optional }),
    ...(optional ? [IsOptional()] : []),
    atLeast(6),
  );

/** A password that resets another: long enough and not a common one. */
export const ResetPasswordField = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'password', minLength: 8, maxLength: LONGEST }),
    atLeast(8),
    NotCommon(),
  );

/** A new password: every rule, each with its text. */
export const NewPasswordField = ({ optional = false } = {}) =>
  applyDecorators(
    ApiProperty({
      type: String,
      format: 'password',
      minLength: 8,
      maxLength: LONGEST,
      required: !optional,
      description: 'An uppercase and a lowercase letter, a number and one of !@#$%^&*; not a common password',
    }),
    ...(optional ? [IsOptional()] : []),
    atLeast(8),
    Matches(/[A-Z]/, { message: 'Password must contain at least one uppercase letter' }),
    Matches(/[a-z]/, { message: 'Password must contain at least one lowercase letter' }),
    Matches(/[0-9]/, { message: 'Password must contain at least one number' }),
    Matches(/[!@#$%^&*]/, { message: 'Password must contain at least one special character' }),
    NotCommon(),
  );

/** Sent by forms; when it is there it must be the same. */
export const ConfirmationOf = (field: string, message = "Passwords don't match") =>
  applyDecorators(
    ApiProperty({ type: String, format: 'password', required: false, maxLength: LONGEST }),
    IsOptional(),
    IsString({ message }),
    rule(
      'confirmation',
      message,
      (value, { object }) => value === (object as Record<string, unknown>)[field],
    ),
  );

function NotCommon() {
  return rule('notCommon', 'This password is too common. Please choose another one', (value, { object }) => {
    const { email } = object as { email?: unknown };
    return typeof value !== 'string' || !isCommonPassword(value, typeof email === 'string' ? email : '');
  });
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

/** The same rules for whoever does not come over HTTP. */
export async function passwordProblems(password: string, email: string): Promise<string[]> {
  const errors = await validate(Object.assign(new NewPassword(), { password, email }));
  return errors.flatMap((error) => Object.values(error.constraints ?? {}));
}
