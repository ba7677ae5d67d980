import {
  Amount,
  Choice,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
} from '../../../platform/http/answers.js';
import { PendingEmailResponse, UserResponse } from '../../auth/index.js';
import { ALLERGENS, type Allergen } from '../../foods/index.js';
import { kgOf, lbsOf, UNITS, type Units } from '../../progress/index.js';
import { ACTIVITY_LEVELS, type ActivityLevel } from '../profile-values.js';
import type { OwnProfile } from '../profiles.service.js';

/** Every role gets every field. Those of other roles are empty. */
export class ProfileResponse extends UserResponse {
  @Maybe(Part(PendingEmailResponse, 'A new email that waits for its confirmation'))
  newEmail: PendingEmailResponse | null;
  @Maybe(Moment()) lastLoginAt: string | null;
  @Maybe(Choice(UNITS, 'Null until chosen')) units: Units | null;
  @Maybe(Text('As in ISO 4217; null until chosen')) currency: string | null;
  @Maybe(Text()) bio: string | null;
  @ListOf(Text()) specializations: string[];
  @ListOf(Text()) certifications: string[];
  @Maybe(WholeNumber()) yearsExperience: number | null;
  @ListOf(Text()) fitnessGoals: string[];
  @ListOf(Text()) dietaryRestrictions: string[];
  @ListOf(Choice(ALLERGENS)) allergies: Allergen[];
  @ListOf(Text()) preferredCuisines: string[];
  @Maybe(Choice(ACTIVITY_LEVELS)) activityLevel: ActivityLevel | null;
  @Maybe(Amount('The latest measured, in kg')) weight: number | null;
  @Maybe(Amount('The same in lb')) weightLbs: number | null;
  @Maybe(Amount('In cm')) height: number | null;
  @Maybe(WholeNumber()) age: number | null;

  static ofProfile({ user, emailChange, profile, weight, today }: OwnProfile): ProfileResponse {
    return Object.assign(new ProfileResponse(), UserResponse.of(user), {
      newEmail: emailChange && new PendingEmailResponse(emailChange),
      lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
      units: profile.units,
      currency: profile.currency,
      bio: profile.bio,
      specializations: profile.specializations,
      certifications: profile.certifications,
      yearsExperience: profile.yearsExperience,
      fitnessGoals: profile.fitnessGoals,
      dietaryRestrictions: profile.dietaryRestrictions,
      allergies: profile.allergies,
      preferredCuisines: profile.preferredCuisines,
      activityLevel: profile.activityLevel,
      weight: weight && kgOf(weight),
      weightLbs: weight && lbsOf(weight),
      height: profile.heightCm,
      age: profile.ageOn(today),
    });
  }
}

class ChangedProfileData {
  @Part(ProfileResponse) user: ProfileResponse;
}

export class ChangedProfileResponse {
  @Text() message: string;
  @Part(ChangedProfileData) data: ChangedProfileData;

  static of(own: OwnProfile, newEmail?: string): ChangedProfileResponse {
    return {
      message: newEmail
        ? `We have sent a link to ${newEmail}. Your email changes once you open it.`
        : 'Your profile has been successfully updated.',
      data: { user: ProfileResponse.ofProfile(own) },
    };
  }
}
