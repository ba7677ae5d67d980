import { Injectable } from '@nestjs/common';
import { createSigner, createVerifier } from 'fast-jwt';
import { minutes } from '../../../platform/clock/clock.js';
import { Keys } from '../../../platform/keys/keys.js';

const LIFETIME_MS = minutes(15);

interface Claims {
  sub: string;
  sid: string;
}

/**
 * A token names the user and the session for 15 minutes. Whether the session is still alive is decided by the
 * database.
 */
@Injectable()
export class AccessTokens {
  private readonly sign: (claims: Claims) => string;
  private readonly verify: (token: string) => Claims;

  constructor(keys: Keys) {
    const key = keys.of('access-token');
    this.sign = createSigner({ key, algorithm: 'HS256', expiresIn: LIFETIME_MS });
    this.verify = createVerifier({ key, algorithms: ['HS256'], requiredClaims: ['exp', 'sub', 'sid'] });
  }

  issue(userId: string, sessionId: string): string {
    return this.sign({ sub: userId, sid: sessionId });
  }

  /** Returns the session of a token, or null if the token is forged, malformed, or expired. */
  sessionOf(token: string): string | null {
    try {
      return this.verify(token).sid;
    } catch {
      return null;
    }
  }
}
