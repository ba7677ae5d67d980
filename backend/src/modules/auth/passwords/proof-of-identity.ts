import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { after, Clock, minutes } from '../../../platform/clock/clock.js';
import { type User, UserDirectory } from '../../users/index.js';
import { CurrentPasswordNeededError, FreshSignInNeededError } from '../auth.errors.js';
import { CurrentPassword } from './current-password.js';

/** A session of this age at most needs no password. */
const FRESH_MS = minutes(10);

export const IDENTITY_PROOFS = ['nothing', 'password', 'sign_in'] as const;

export type IdentityProofKind = (typeof IDENTITY_PROOFS)[number];

/**
 * Changes to an account as a whole require its password or a recent sign-in, so that finding an unlocked
 * device is not enough.
 */
@Injectable()
export class ProofOfIdentity {
  constructor(
    private readonly users: UserDirectory,
    private readonly password: CurrentPassword,
    private readonly clock: Clock,
  ) {}

  /** Returns the proof that this session has to give now. */
  kindFor({ signedInAt, hasPassword }: Principal): IdentityProofKind {
    if (this.clock.now() < after(signedInAt, FRESH_MS)) return 'nothing';
    return hasPassword ? 'password' : 'sign_in';
  }

  /** This is slow, because it checks a password, so it runs before anything is locked. */
  async require(principal: Principal, currentPassword: string | undefined): Promise<void> {
    const kind = this.kindFor(principal);
    if (kind === 'sign_in') throw new FreshSignInNeededError();
    if (kind === 'nothing' && !currentPassword) return;
    if (!currentPassword)
      throw new CurrentPasswordNeededError('Please enter your password, so that we know it is you.');
    const user = await this.users.withPassword(principal.userId);
    if (!user) throw new FreshSignInNeededError();
    await this.password.require(user, currentPassword);
  }

  /**
   * A new password takes the current one, however fresh the session is. The first one takes a fresh sign-in, because
   * from then on it proves who the owner is.
   */
  async requireForNewPassword(
    principal: Principal,
    user: User,
    currentPassword: string | undefined,
  ): Promise<void> {
    if (!user.passwordHash) {
      if (this.kindFor(principal) !== 'nothing') throw new FreshSignInNeededError();
      return;
    }
    if (!currentPassword) throw new CurrentPasswordNeededError();
    await this.password.require(user, currentPassword);
  }
}
