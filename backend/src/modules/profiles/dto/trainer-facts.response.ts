import { ListOf, Maybe, Text, WholeNumber } from '../../../platform/http/answers.js';
import type { Profile } from '../profile.entity.js';

/**
 * The facts from a trainer's profile that admins see. Customers' profiles are health data, which admins do
 * not read.
 */
export class TrainerFactsResponse {
  @Maybe(Text()) bio: string | null;
  @ListOf(Text()) specializations: string[];
  @ListOf(Text()) certifications: string[];
  @Maybe(WholeNumber()) yearsExperience: number | null;

  constructor(profile: Profile | null) {
    this.bio = profile?.bio ?? null;
    this.specializations = profile?.specializations ?? [];
    this.certifications = profile?.certifications ?? [];
    this.yearsExperience = profile?.yearsExperience ?? null;
  }
}
