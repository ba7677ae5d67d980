import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal, Role } from '../../platform/access/principal.js';
import { Clock } from '../../platform/clock/clock.js';
import { dateIn } from '../../platform/clock/dates.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import type { Caller } from '../../platform/http/caller.js';
import { type EmailChange, EmailChangesService, PasswordChangeService } from '../auth/index.js';
import { CustomerWeights, type Weight } from '../progress/index.js';
import { type User, UserDirectory } from '../users/index.js';
import type { ChangeProfileRequest } from './dto/profile.request.js';
import type { Profile } from './profile.entity.js';
import { ProfileKeeper } from './profile-keeper.js';
import { FieldsOfOtherRoleError } from './profiles.errors.js';

/** A user's account with everything that they say of themselves. */
export interface OwnProfile {
  user: User;
  emailChange: EmailChange | null;
  profile: Profile;
  /** The latest that was measured. */
  weight: Weight | null;
  /** The day where the user lives. */
  today: string;
}

@Injectable()
export class ProfilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly keeper: ProfileKeeper,
    private readonly passwords: PasswordChangeService,
    private readonly emails: EmailChangesService,
    private readonly weights: CustomerWeights,
    private readonly clock: Clock,
  ) {}

  async show(userId: string): Promise<OwnProfile> {
    const user = await this.findUser(userId);
    const profile = await this.keeper.findOrMake(userId);
    const weight = user.role === 'customer' ? await this.weights.findLatest(userId) : null;
    const emailChange = await this.emails.findPending(userId);
    return { user, emailChange, profile, weight, today: this.todayOf(user) };
  }

  /** Hashing a password and counting against limits happen before the transaction. */
  async change(principal: Principal, request: ChangeProfileRequest, caller: Caller): Promise<OwnProfile> {
    const { userId, sessionId } = principal;
    const { email, currentPassword, newPassword } = request;
    const user = await this.findUser(userId);
    const { passwordHash: checkedHash } = user;
    requireFieldsOf(user.role, request);
    const weight = request.enteredWeight;
    if (weight) await this.weights.spendEntry(userId);
    await this.keeper.spend(userId, request);
    if (email !== undefined) await this.emails.prepare(user, email, currentPassword);
    const passwordHash =
      newPassword === undefined
        ? null
        : await this.passwords.prepare(principal, user, currentPassword, newPassword);
    await this.em.transactional(async (em) => {
      const locked = await this.users.lockWithPassword(userId);
      if (!locked) throw new NotFoundError();
      if (passwordHash || email !== undefined) this.passwords.requireSame(checkedHash, locked);
      await this.apply(em, locked, request, weight);
      if (passwordHash) await this.passwords.change(em, locked, passwordHash, sessionId, caller);
      // A new password would cancel the request.
      if (email !== undefined) await this.emails.request(em, locked, email, sessionId, caller);
    });
    return this.show(userId);
  }

  private async apply(em: EntityManager, user: User, request: ChangeProfileRequest, weight: Weight | null) {
    const { name, timeZone, confirmsWeight = false } = request;
    if (name !== undefined) user.rename(name);
    if (timeZone !== undefined) user.moveTo(timeZone);
    await this.keeper.change(em, user, request, weight !== null);
    if (weight) await this.weights.addToday(em, user, weight, confirmsWeight);
  }

  private async findUser(userId: string): Promise<User> {
    const user = await this.users.withPassword(userId);
    if (!user) throw new NotFoundError();
    return user;
  }

  private todayOf({ timeZone }: User): string {
    return dateIn(timeZone, this.clock.now());
  }
}

const FIELDS_OF_ROLES: Partial<Record<Role, (keyof ChangeProfileRequest)[]>> = {
  trainer: ['specializations', 'certifications', 'yearsExperience'],
  customer: [
    ...(['fitnessGoals', 'dietaryRestrictions', 'allergies', 'preferredCuisines'] as const),
    ...(['activityLevel', 'weight', 'weightLbs', 'height', 'age'] as const),
  ],
};

function requireFieldsOf(role: Role, request: ChangeProfileRequest): void {
  const strange = Object.entries(FIELDS_OF_ROLES)
    .filter(([owner]) => owner !== role)
    .flatMap(([, fields]) => fields.filter((field) => request[field] !== undefined));
  if (strange.length > 0) throw new FieldsOfOtherRoleError(strange, role);
}
