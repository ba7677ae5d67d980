import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { InvalidInputError } from '../errors/app-error.js';
import { keepRules } from './kept-rules.js';
import { unknownNames } from './unknown-names.js';

/** `enableImplicitConversion` must stay off: it turns `approved=false` into true. */
export function validationPipe(): ValidationPipe {
  keepRules();
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new InvalidInputError(fieldTexts(errors)),
  });
}

function fieldTexts(errors: ValidationError[], prefix = ''): Record<string, string[]> {
  const fields: [string, string[]][] = [];
  const unknown: string[] = [];
  for (const error of errors) {
    const name = `${prefix}${error.property}`;
    if (error.constraints?.whitelistValidation) unknown.push(name);
    else if (error.constraints) fields.push([name, texts(error.constraints)]);
    if (error.children?.length) fields.push(...Object.entries(fieldTexts(error.children, `${name}.`)));
  }
  return Object.fromEntries([...fields, ...Object.entries(unknownNames(unknown))]);
}

/** A value that is missing or of the wrong type also fails every other rule, so only these messages are shown. */
const DECISIVE = [
  'isNotEmpty',
  'isString',
  'isInt',
  'isNumber',
  'isEmail',
  'isArray',
  'isObject',
  'arrayNotEmpty',
];

function texts(constraints: Record<string, string>): string[] {
  const decisive = DECISIVE.map((rule) => constraints[rule]).find((text) => text !== undefined);
  return decisive ? [decisive] : Object.values(constraints);
}
