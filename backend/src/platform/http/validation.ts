import { ValidationPipe } from '@nestjs/common';
import type { ValidationError, ValidatorOptions } from 'class-validator';
import { InvalidInputError } from '../errors/app-error.js';
import { keepRules } from './kept-rules.js';
import { unknownNames } from './unknown-names.js';

/**
 * A request whose fields also have to go together, which the service checks. Where a field is wrong by itself, the
 * service is never reached, so the request says what is wrong between the valid ones.
 */
export interface CheckedTogether<Fields extends object> {
  faultsBetween(valid: Partial<Fields>): Record<string, string[]>;
}

const isCheckedTogether = (request: unknown): request is CheckedTogether<object> =>
  typeof request === 'function' && 'faultsBetween' in request;

/** Reports all that is wrong with a request at once. */
class OfAllFaults extends ValidationPipe {
  protected override async validate(sent: object, options?: ValidatorOptions): Promise<ValidationError[]> {
    const errors = await super.validate(sent, options);
    const request: unknown = sent.constructor;
    if (errors.length === 0 || !isCheckedTogether(request)) return errors;
    const faulty = new Set(errors.map(({ property }) => property));
    const valid = Object.fromEntries(Object.entries(sent).filter(([name]) => !faulty.has(name)));
    const between = Object.entries(request.faultsBetween(valid)).map(([property, messages]) => ({
      property,
      constraints: Object.fromEntries(messages.entries()),
    }));
    return [...errors, ...between];
  }
}

/** `enableImplicitConversion` must stay off: it turns `approved=false` into true. */
export function validationPipe(): ValidationPipe {
  keepRules();
  return new OfAllFaults({
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
