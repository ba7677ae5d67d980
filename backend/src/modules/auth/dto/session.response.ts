import { ApiProperty } from '@nestjs/swagger';
import type { IssuedTokens } from '../sessions/sessions.service.js';
import { type ShownUser, UserResponse } from './user.response.js';

class SessionData {
  @ApiProperty({ description: 'For the Authorization header; 15 minutes' })
  accessToken: string;

  @ApiProperty({ type: UserResponse })
  user: UserResponse;
}

export class SessionResponse {
  @ApiProperty({ enum: ['success'] })
  status: 'success';

  @ApiProperty({ type: SessionData })
  data: SessionData;

  static of(user: ShownUser, { accessToken }: IssuedTokens): SessionResponse {
    return { status: 'success', data: { accessToken, user: UserResponse.of(user) } };
  }
}

class RefreshedData {
  @ApiProperty()
  accessToken: string;
}

export class RefreshedResponse {
  @ApiProperty({ enum: ['success'] })
  status: 'success';

  @ApiProperty({ type: RefreshedData })
  data: RefreshedData;

  static of({ accessToken }: IssuedTokens): RefreshedResponse {
    return { status: 'success', data: { accessToken } };
  }
}
