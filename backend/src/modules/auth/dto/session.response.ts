import { Choice, Part, Text } from '../../../platform/http/answers.js';
import type { IssuedTokens } from '../sessions/sessions.service.js';
import { type ShownUser, UserResponse } from './user.response.js';

class SessionData {
  @Text('For the Authorization header; 15 minutes') accessToken: string;
  @Part(UserResponse) user: UserResponse;
}

export class SessionResponse {
  @Choice(['success']) status: 'success';
  @Part(SessionData) data: SessionData;

  static of(user: ShownUser, { accessToken }: IssuedTokens): SessionResponse {
    return { status: 'success', data: { accessToken, user: UserResponse.of(user) } };
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
