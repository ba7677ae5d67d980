import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Profile } from 'passport-google-oauth20';
import { seconds } from '../../../platform/clock/clock.js';
import { GoogleStrategy, type HandshakeRequest } from './google.strategy.js';

export type HandshakeResult =
  | { outcome: 'redirect'; location: string }
  | { outcome: 'profile'; profile: Profile }
  | { outcome: 'refused'; reason: unknown };

const PATIENCE_MS = seconds(15);

/**
 * Runs a passport strategy as passport would but returns a value: passport itself writes to a Node response and never
 * returns after a redirect.
 */
@Injectable()
export class GoogleHandshake {
  constructor(private readonly strategy: GoogleStrategy) {}

  async run(request: HandshakeRequest): Promise<HandshakeResult> {
    const answered = new Promise<HandshakeResult>((resolve) => {
      const strategy = Object.assign(Object.create(this.strategy), {
        redirect: (location: string) => resolve({ outcome: 'redirect', location }),
        success: (profile: Profile) => resolve({ outcome: 'profile', profile }),
        fail: (reason: unknown) => resolve({ outcome: 'refused', reason }),
        error: (reason: unknown) => resolve({ outcome: 'refused', reason }),
      });
      strategy.authenticate(request, {});
    });
    const tooLate = pause(
      PATIENCE_MS,
      { outcome: 'refused', reason: 'Google did not answer in time' } as const,
      { ref: false },
    );
    return Promise.race([answered, tooLate]);
  }
}
