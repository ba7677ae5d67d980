import { Choice, ListOf, Moment, Part, Text, YesNo } from '../../../platform/http/answers.js';
import type { IssuedTokens } from '../sessions/sessions.service.js';
import { type ShownUser, UserResponse } from './user.response.js';

class SessionData {
  @Text('For the Authorization header; 15 minutes') accessToken: string;
  @Part(UserResponse) user: UserResponse;
  @YesNo('The account was about to be deleted, and signing in has taken that back')
  deletionTakenBack: boolean;
}

export class SessionResponse {
  @Choice(['success']) status: 'success';
  @Part(SessionData) data: SessionData;

  static of(user: ShownUser, { accessToken }: IssuedTokens): SessionResponse {
    const deletionTakenBack = user.eraseAfter !== null;
    return { status: 'success', data: { accessToken, user: UserResponse.of(user), deletionTakenBack } };
  }
}

export const SECOND_FACTORS = ['code', 'passkey', 'recovery_code'] as const;

export interface BegunChallenge {
  challenge: string;
  expiresAt: Date;
  methods: (typeof SECOND_FACTORS)[number][];
}

class SecondFactorData {
  @Text('For POST /api/auth/second-factor; 5 minutes') challenge: string;
  @Moment() expiresAt: string;
  @ListOf(Choice(SECOND_FACTORS), 'What the account can answer with') methods: BegunChallenge['methods'];
}

/** The password, or Google, was right, but the account asks for a second factor as well. No session has begun. */
export class SecondFactorResponse {
  @Choice(['second_factor']) status: 'second_factor';
  @Part(SecondFactorData) data: SecondFactorData;

  static of({ challenge, expiresAt, methods }: BegunChallenge): SecondFactorResponse {
    return { status: 'second_factor', data: { challenge, expiresAt: expiresAt.toISOString(), methods } };
  }
}

class RefreshedData {
  @Text() accessToken: string;
}

export class RefreshedResponse {
  @Choice(['success']) status: 'success';
  @Part(RefreshedData) data: RefreshedData;

  static of({ accessToken }: IssuedTokens): RefreshedResponse {
    return { status: 'success', data: { accessToken } };
  }
}
