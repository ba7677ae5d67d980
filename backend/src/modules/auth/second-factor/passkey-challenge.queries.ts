import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { after, Clock } from '../../../platform/clock/clock.js';
import { hashToken, randomToken } from '../../../platform/keys/keys.js';
import { CHALLENGE_LIFETIME_MS } from './challenge.queries.js';

type Purpose = 'passkey' | 'registration';

/** Challenges for passkeys to sign: to be added to an account, to sign in alone, or as the second step. */
@Injectable()
export class PasskeyChallengeQueries {
  constructor(private readonly clock: Clock) {}

  async begin(
    em: EntityManager,
    purpose: Purpose,
    userId: string | null,
    webauthnChallenge: string,
  ): Promise<string> {
    const token = randomToken();
    await em.execute(
      `insert into sign_in_challenges (token_hash, purpose, user_id, webauthn_challenge, expires_at)
       values (:hash, :purpose, :userId::uuid, :webauthnChallenge, :expiresAt::timestamptz)`,
      {
        ...{ hash: hashToken(token), purpose, userId, webauthnChallenge },
        expiresAt: after(this.clock.now(), CHALLENGE_LIFETIME_MS).toISOString(),
      },
    );
    return token;
  }

  /** Uses a challenge up, whatever comes of it. Returns null if it has ended or belongs to another account. */
  async take(
    em: EntityManager,
    purpose: Purpose,
    userId: string | null,
    token: string,
  ): Promise<string | null> {
    const [taken] = await em.execute<{ challenge: string; valid: boolean }[]>(
      `delete from sign_in_challenges where token_hash = :hash and purpose = :purpose
       returning webauthn_challenge as challenge,
         expires_at > now() and user_id is not distinct from :userId::uuid as valid`,
      { hash: hashToken(token), purpose, userId },
    );
    return taken?.valid ? taken.challenge : null;
  }

  /** Adds what the passkey has to sign to a sign-in that waits for its second step, and returns whose it is. */
  async ask(em: EntityManager, token: string, webauthnChallenge: string): Promise<string | null> {
    const [asked] = await em.execute<{ userId: string }[]>(
      `update sign_in_challenges set webauthn_challenge = :webauthnChallenge
       where token_hash = :hash and purpose = 'second_factor' and expires_at > now()
       returning user_id as "userId"`,
      { hash: hashToken(token), webauthnChallenge },
    );
    return asked?.userId ?? null;
  }
}
