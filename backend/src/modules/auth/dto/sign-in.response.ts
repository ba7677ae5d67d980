import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { RefreshCookie } from '../sessions/refresh-cookie.js';
import type { SignInOutcome } from '../sessions/sign-in.service.js';
import { SecondFactorResponse, SessionResponse } from './session.response.js';

/** Describes the two answers of a first step: a session, or a challenge for the second step. */
export const AnswersSignIn = () =>
  applyDecorators(
    ApiExtraModels(SessionResponse, SecondFactorResponse),
    ApiOkResponse({
      schema: {
        oneOf: [{ $ref: getSchemaPath(SessionResponse) }, { $ref: getSchemaPath(SecondFactorResponse) }],
      },
    }),
  );

/** Hands over the cookies of a session, if one has begun. */
export function answerSignIn(outcome: SignInOutcome, reply: FastifyReply, cookie: RefreshCookie) {
  if ('challenge' in outcome) return SecondFactorResponse.of(outcome.challenge);
  cookie.handOver(reply, outcome.session);
  return SessionResponse.of(outcome.user, outcome.session);
}
