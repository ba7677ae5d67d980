import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Profile, Strategy, type StrategyOptions } from 'passport-google-oauth20';
import { AppConfig } from '../../../platform/config/app.config.js';
import { GoogleConfig } from './google.config.js';
import type { GoogleAttempt } from './google-state.js';

/** The properties that the strategy reads. google-handshake.ts derives them from Fastify's request. */
export interface HandshakeRequest {
  query: Record<string, unknown>;
  attempt: GoogleAttempt | null;
}

type StoreCallback = (error: Error | null, ok?: unknown, infoOrState?: unknown) => void;

/** The attempt is kept in a signed cookie, because passport's own stores need a session on the server. */
const attemptStore = {
  store(request: HandshakeRequest, verifier: string, _state: unknown, _meta: unknown, done: StoreCallback) {
    if (request.attempt) request.attempt.verifier = verifier;
    done(null, request.attempt?.state);
  },
  verify(request: HandshakeRequest, state: string, done: StoreCallback) {
    if (request.attempt && request.attempt.state === state) done(null, request.attempt.verifier, state);
    else done(null, false, { message: 'The state does not match' });
  },
};

interface OAuth2 {
  get(
    url: string,
    accessToken: string,
    done: (error: unknown, body?: string, response?: unknown) => void,
  ): void;
}

/**
 * A profile of `null` is valid JSON, but reading it would throw outside any handler, so it is passed on as invalid
 * JSON.
 */
function refuseNothing({ _oauth2: oauth2 }: { _oauth2: OAuth2 }) {
  const get = oauth2.get.bind(oauth2);
  oauth2.get = (url, accessToken, done) =>
    get(url, accessToken, (error, body, response) => {
      done(error, body?.trim() === 'null' ? '' : body, response);
    });
}

@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  constructor(google: GoogleConfig, app: AppConfig) {
    super({
      // Without credentials the routes answer 404 before the strategy is used.
      clientID: google.GOOGLE_CLIENT_ID ?? 'none',
      clientSecret: google.GOOGLE_CLIENT_SECRET ?? 'none',
      callbackURL: new URL('/api/auth/google/callback', app.APP_URL).href,
      authorizationURL: google.GOOGLE_AUTHORIZATION_URL,
      tokenURL: google.GOOGLE_TOKEN_URL,
      userProfileURL: google.GOOGLE_PROFILE_URL,
      scope: ['openid', 'email', 'profile'],
      pkce: true,
      store: attemptStore,
    } as unknown as StrategyOptions);
    refuseNothing(this as unknown as { _oauth2: OAuth2 });
  }

  validate(_accessToken: string, _refreshToken: string, profile: Profile): Profile {
    return profile;
  }
}
