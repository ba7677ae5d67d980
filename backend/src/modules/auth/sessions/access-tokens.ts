import { Injectable } from '@nestjs/common';
import { createSigner, createVerifier } from 'fast-jwt';
import { minutes } from '../../../platform/clock/clock.js';
import { Keys } from '../../../platform/keys/keys.js';

const LIFETIME_MS = minutes(15);

interface Claims {
  sub: string;
  sid: string;
}

/** Says who and in which session for 15 minutes; whether that session still lives, the database says. */
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

  /** The session that a token names, or null when it is forged, malformed or too old. */
  sessionOf(token: string): string | null {
    try {
      return this.verify(token).sid;
    } catch {
      return null;
    }
  }
}
