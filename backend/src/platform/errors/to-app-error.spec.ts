import { expect, test } from '@jest/globals';
import { BadRequestException, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { InvalidInputError, NotFoundError, TooManyRequestsError } from './app-error.js';
import { toAppError } from './to-app-error.js';

test('an expected failure is unchanged', () => {
  const error = new NotFoundError('These two are not linked.');
  expect(toAppError(error)).toBe(error);
});

test.each([
  [new BadRequestException('Unexpected token } in JSON'), 400, 'malformed_request'],
  [new UnauthorizedException(), 401, 'not_signed_in'],
  [new NotFoundException('Cannot GET /nowhere'), 404, 'not_found'],
  [Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 }), 400, 'malformed_request'],
  [{ statusCode: 413 }, 413, 'too_large'],
  [{ statusCode: 415 }, 415, 'unsupported_media_type'],
  [Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' }), 503, 'unavailable'],
])('%s gets a text of our own', (thrown, status, code) => {
  const error = toAppError(thrown);
  expect([error.status, error.code]).toEqual([status, code]);
  expect(error.message).not.toMatch(/token|Cannot GET/);
});

test.each([new TypeError('x is not a function'), 'a text', null, undefined, { statusCode: '400' }])(
  'what no one expected is a 500 that tells nothing: %s',
  (thrown) => {
    const error = toAppError(thrown);
    expect(error).toMatchObject({
      status: 500,
      code: 'unexpected',
      message: 'Something went wrong on our side. It has been noted.',
    });
  },
);

test('several problems become one text, and a single one stays as it is', () => {
  const two = new InvalidInputError({ email: ['Email is required.'], password: ['Password is required'] });
  expect(two.message).toBe('Email is required. Password is required');
  expect(new InvalidInputError({ email: ['Email is required.'] }).message).toBe('Email is required.');
});

test('the error for too many requests says when to try again, in minutes', () => {
  expect(new TooManyRequestsError(20)).toMatchObject({
    retryAfterSeconds: 20,
    message: 'Too many attempts. Please try again in a minute.',
  });
  expect(new TooManyRequestsError(61).message).toContain('2 minutes');
  expect(new TooManyRequestsError(86_399).message).toContain('24 hours');
});
