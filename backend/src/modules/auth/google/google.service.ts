import { Injectable } from '@nestjs/common';
import type { Profile } from 'passport-google-oauth20';
import { Clock } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import { User, UserDirectory } from '../../users/index.js';
import { AccountDisabledError, GoogleCodeInvalidError } from '../auth.errors.js';
import { ChallengeQueries } from '../second-factor/challenge.queries.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { SignInOutcome } from '../sessions/sign-in.service.js';
import type { GoogleAttempt } from './google-state.js';
import { OneTimeCodeQueries } from './one-time-code.queries.js';

/** Stable codes for the address bar. The sign-in page has a text for each. */
export type GoogleRefusal =
  | 'google_failed'
  | 'google_profile_empty'
  | 'google_unverified'
  | 'google_link_first'
  | 'google_taken'
  | 'account_disabled';

type Arrival = { code: string } | { refusal: GoogleRefusal };

@Injectable()
export class GoogleService {
  constructor(
    private readonly users: UserDirectory,
    private readonly codes: OneTimeCodeQueries,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengeQueries,
    private readonly clock: Clock,
  ) {}

  /** Turns a Google profile into a one-time code or a refusal with its reason. */
  async arrive(profile: Profile, attempt: GoogleAttempt): Promise<Arrival> {
    const email = profile.emails?.[0];
    if (!profile.id || !email?.value) return { refusal: 'google_profile_empty' };
    if (!isTrue(email.verified)) return { refusal: 'google_unverified' };
    if (attempt.intent === 'link') {
      const code = {
        purpose: 'google_link',
        userId: null,
        googleId: profile.id,
        browser: attempt.browser,
      } as const;
      return { code: await this.codes.create(code) };
    }
    const user = await this.accountFor(profile.id, email.value, profile.displayName);
    if (!(user instanceof User)) return { refusal: user };
    if (user.isDisabled) return { refusal: 'account_disabled' };
    const code = {
      purpose: 'google_sign_in',
      userId: user.id,
      googleId: null,
      browser: attempt.browser,
    } as const;
    return { code: await this.codes.create(code) };
  }

  /** Google proves as much as a password, so an account with a second factor gets a challenge here too. */
  async exchange(code: string, browser: string, caller: Caller): Promise<SignInOutcome> {
    const used = await this.codes.use(code, 'google_sign_in', browser);
    const user = used?.userId ? await this.users.withPassword(used.userId) : null;
    if (!user) throw new GoogleCodeInvalidError();
    if (user.isDisabled) throw new AccountDisabledError();
    if (user.secondFactorSince) {
      const challenge = await this.challenges.begin(user.id, { hash: null, countedAs: [], how: 'google' });
      return { challenge };
    }
    return { user, session: await this.sessions.begin(user, caller, 'google') };
  }

  /** Accounts are never joined by email alone: users with a password have to sign in and link Google themselves. */
  private async accountFor(googleId: string, email: string, name: string): Promise<User | GoogleRefusal> {
    const known = await this.users.byGoogleId(googleId);
    if (known) return known;
    const user = new User({ email, role: 'customer', googleId, name, now: this.clock.now() });
    return (await this.users.add(user)) ? user : 'google_link_first';
  }
}

/** Google sends a boolean, and other servers of the protocol send a text. */
const isTrue = (value: unknown) => value === true || value === 'true';
