import { Maybe, Moment, Part, Text } from '../../../platform/http/answers.js';
import { UserResponse } from '../../auth/index.js';
import type { User } from '../../users/index.js';

export class ProfileResponse extends UserResponse {
  @Maybe(Moment()) lastLoginAt: string | null;

  static override of(user: User): ProfileResponse {
    return Object.assign(new ProfileResponse(), UserResponse.of(user), {
      lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    });
  }
}

class ChangedProfileData {
  @Part(ProfileResponse) user: ProfileResponse;
}

export class ChangedProfileResponse {
  @Text() message: string;
  @Part(ChangedProfileData) data: ChangedProfileData;

  static of(user: User): ChangedProfileResponse {
    return {
      message: 'Your profile has been successfully updated.',
      data: { user: ProfileResponse.of(user) },
    };
  }
}
