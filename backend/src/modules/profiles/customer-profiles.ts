import { Injectable } from '@nestjs/common';
import type { Allergen } from '../foods/index.js';
import { HealthAccess } from '../users/index.js';
import { ProfileRepository } from './profile.repository.js';

/** Foods that a customer does not eat or must not eat. */
export interface Restrictions {
  /** Known ones, and free text. */
  dietaryRestrictions: string[];
  allergies: Allergen[];
}

/** Answers questions of other modules about the profiles of customers. */
@Injectable()
export class CustomerProfiles {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly health: HealthAccess,
  ) {}

  /** Finds what a customer's own pages show, whether they share it or not. */
  async ownRestrictions(customerId: string): Promise<Restrictions | null> {
    const profile = await this.profiles.findOf(customerId);
    return profile && restricts(profile) ? restrictionsIn(profile) : null;
  }

  /**
   * Finds the restrictions of each customer, by their ID. A customer who has none is left out, and so is one who does
   * not share health data (decision 40). The caller has to know that the reader may see these customers.
   */
  async restrictionsOf(customerIds: readonly string[]): Promise<Map<string, Restrictions>> {
    const [profiles, sharing] = await Promise.all([
      this.profiles.findOfAll(customerIds),
      this.health.findSharing(customerIds),
    ]);
    const restricted = profiles.filter((profile) => sharing.has(profile.userId) && restricts(profile));
    return new Map(restricted.map((profile) => [profile.userId, restrictionsIn(profile)]));
  }
}

const restrictionsIn = ({ dietaryRestrictions, allergies }: Restrictions): Restrictions => ({
  dietaryRestrictions,
  allergies,
});

const restricts = ({ dietaryRestrictions, allergies }: Restrictions): boolean =>
  dietaryRestrictions.length + allergies.length > 0;
