import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, HOUR_SECONDS } from '../../platform/clock/clock.js';
import { dateIn } from '../../platform/clock/dates.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { Limits } from '../../platform/limits/limits.js';
import { spellRestriction } from '../foods/index.js';
import { HealthAccess, type User } from '../users/index.js';
import type { ChangeProfileRequest } from './dto/profile.request.js';
import { Profile } from './profile.entity.js';
import { ProfileRepository } from './profile.repository.js';
import { RestrictionsAdded } from './profiles.events.js';

const MAX_RESTRICTIONS_PER_HOUR = 30;

/** The only code that changes profiles. */
@Injectable()
export class ProfileKeeper {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly health: HealthAccess,
    private readonly events: DomainEvents,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async findOrMake(userId: string): Promise<Profile> {
    return (await this.profiles.findOf(userId)) ?? new Profile(userId, this.clock.now());
  }

  /** Trainers may get a mail for each change of what a customer does not eat. */
  async spend(userId: string, { dietaryRestrictions, allergies }: ChangeProfileRequest): Promise<void> {
    if (!dietaryRestrictions && !allergies) return;
    const key = `restrictions:user:${userId}`;
    await this.limits.spend([{ key, most: MAX_RESTRICTIONS_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
  }

  /** Must run in the caller's transaction with the user's row locked. `hasWeight` says that a weight is entered, too. */
  async change(
    em: EntityManager,
    user: User,
    { dietaryRestrictions, ...said }: ChangeProfileRequest,
    hasWeight: boolean,
  ): Promise<void> {
    const restrictions = dietaryRestrictions?.map(spellRestriction);
    const content = { ...said, ...(restrictions && { dietaryRestrictions: restrictions }) };
    const now = this.clock.now();
    const today = dateIn(user.timeZone, now);
    const profile = await this.findOrMake(user.id);
    if (hasWeight || profile.wouldKeepMoreHealthData(content, today))
      await this.health.requireConsent(user, { userId: user.id });
    const added = profile.newRestrictions(content);
    profile.change(content, today, now);
    em.persist(profile);
    if (added.dietaryRestrictions.length + added.allergies.length === 0) return;
    // Listeners to the events read the profile again.
    await em.flush();
    await this.events.publish(new RestrictionsAdded(user.id, added));
  }
}
