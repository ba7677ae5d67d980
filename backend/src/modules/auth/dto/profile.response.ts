import { ApiProperty } from '@nestjs/swagger';
import type { User } from '../../users/index.js';
import { UserResponse } from './user.response.js';

export class ProfileResponse extends UserResponse {
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastLoginAt: string | null;

  static override of(user: User): ProfileResponse {
    return Object.assign(new ProfileResponse(), UserResponse.of(user), {
      lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    });
  }
}

class ChangedProfileData {
  @ApiProperty({ type: ProfileResponse })
  user: ProfileResponse;
}

export class ChangedProfileResponse {
  @ApiProperty()
  message: string;

  @ApiProperty({ type: ChangedProfileData })
  data: ChangedProfileData;

  static of(user: User): ChangedProfileResponse {
    return {
      message: 'Your profile has been successfully updated.',
      data: { user: ProfileResponse.of(user) },
    };
  }
}
