import { Maybe, Part, Text } from '../../../../platform/http/answers.js';
import { pictureAddress } from '../../../users/index.js';
import { ProfileResponse } from '../../dto/profile.response.js';
import type { OwnProfile } from '../../profiles.service.js';

class ProfileImageData {
  @Maybe(Text('The address of the large file; null if there is none')) profileImageUrl: string | null;
  @Part(ProfileResponse) user: ProfileResponse;
}

export class ProfileImageResponse {
  @Text() message: string;
  @Part(ProfileImageData) data: ProfileImageData;

  static of(message: string, own: OwnProfile): ProfileImageResponse {
    const profileImageUrl = pictureAddress(own.user.profilePicture);
    return { message, data: { profileImageUrl, user: ProfileResponse.ofProfile(own) } };
  }
}
