import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The profile that Google reports of a user. */
export interface GoogleProfile {
  sub?: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  picture?: string;
}

interface Settings {
  /** `page` asks who signs in, `at-once` approves `profile`, and `denied` refuses. */
  consent?: 'page' | 'at-once' | 'denied';
}

interface Grant {
  redirectUri: string;
  challenge: string;
  profile: GoogleProfile;
}

const CREDENTIALS = { id: 'mealwright-tests', secret: 'what-only-the-two-programs-know' };

/**
 * Implements Google's side of the protocol on a local port, as strictly as Google does: client secret, redirect
 * address, PKCE, and codes that work once.
 */
export class GoogleProvider {
  profile: GoogleProfile = {};
  consent: NonNullable<Settings['consent']>;
  /** The endpoint that fails, either with an error or by closing the connection. */
  trouble: 'token' | 'profile' | 'connection' | null = null;
  private readonly server: Server;
  private readonly grants = new Map<string, Grant>();
  private readonly accessTokens = new Map<string, GoogleProfile>();

  static async start(settings: Settings = {}): Promise<GoogleProvider> {
    const provider = new GoogleProvider(settings);
    await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  private constructor({ consent = 'page' }: Settings) {
    this.consent = consent;
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error) => {
        send(response, error instanceof Refusal ? 400 : 500, { error: String(error.message) });
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The variables that make a backend use this provider. */
  get environment(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: CREDENTIALS.id,
      GOOGLE_CLIENT_SECRET: CREDENTIALS.secret,
      GOOGLE_AUTHORIZATION_URL: `${this.url}/o/oauth2/v2/auth`,
      GOOGLE_TOKEN_URL: `${this.url}/token`,
      GOOGLE_PROFILE_URL: `${this.url}/oauth2/v3/userinfo`,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /o/oauth2/v2/auth':
        return this.authorize(url.searchParams, response);
      case 'GET /decision':
        return this.decide(url.searchParams, response);
      case 'POST /token':
        if (this.trouble === 'connection') return void request.socket.destroy();
        return this.exchange(new URLSearchParams(await text(request)), response);
      case 'GET /oauth2/v3/userinfo':
        return this.tellProfile(bearerOf(request) ?? url.searchParams.get('access_token') ?? '', response);
      default:
        send(response, 404, { error: 'not_found' });
    }
  }

  private authorize(query: URLSearchParams, response: ServerResponse) {
    expectThat(query.get('client_id') === CREDENTIALS.id, 'unknown client');
    expectThat(query.get('response_type') === 'code', 'only codes are given');
    expectThat(
      query.get('code_challenge_method') === 'S256' && query.has('code_challenge'),
      'PKCE is needed',
    );
    expectThat(query.get('scope')?.split(' ').includes('email') === true, 'the e-mail was not asked for');
    if (this.consent === 'page') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(query, this.profile));
      return;
    }
    query.set('decision', this.consent === 'denied' ? 'deny' : 'allow');
    this.decide(query, response);
  }

  private decide(query: URLSearchParams, response: ServerResponse) {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (query.get('decision') === 'allow') {
      const code = randomUUID();
      this.grants.set(code, {
        redirectUri: query.get('redirect_uri') ?? '',
        challenge: query.get('code_challenge') ?? '',
        profile: query.has('sub') ? chosenIn(query) : this.profile,
      });
      back.searchParams.set('code', code);
      back.searchParams.set('scope', 'email profile openid');
      back.searchParams.set('authuser', '0');
      back.searchParams.set('prompt', 'consent');
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    response.writeHead(302, { Location: back.href }).end();
  }

  private exchange(body: URLSearchParams, response: ServerResponse) {
    if (this.trouble === 'token') return send(response, 500, { error: 'internal_failure' });
    expectThat(body.get('client_id') === CREDENTIALS.id, 'invalid_client');
    expectThat(body.get('client_secret') === CREDENTIALS.secret, 'invalid_client');
    expectThat(body.get('grant_type') === 'authorization_code', 'unsupported_grant_type');
    const grant = this.grants.get(body.get('code') ?? '');
    this.grants.delete(body.get('code') ?? '');
    expectThat(grant !== undefined && grant.redirectUri === body.get('redirect_uri'), 'invalid_grant');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    expectThat(grant?.challenge === challenge, 'invalid_grant');
    const accessToken = randomUUID();
    this.accessTokens.set(accessToken, grant?.profile ?? {});
    send(response, 200, { access_token: accessToken, token_type: 'Bearer', expires_in: 3599 });
  }

  private tellProfile(accessToken: string, response: ServerResponse) {
    const profile = this.accessTokens.get(accessToken);
    if (this.trouble === 'profile' || !profile) return send(response, 401, { error: 'invalid_request' });
    send(response, 200, profile);
  }
}

class Refusal extends Error {}

function expectThat(holds: boolean, reason: string): void {
  if (!holds) throw new Refusal(reason);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

const bearerOf = (request: IncomingMessage) => /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

const chosenIn = (query: URLSearchParams): GoogleProfile => ({
  sub: query.get('sub') ?? '',
  email: query.get('email') ?? '',
  email_verified: query.get('unverified') !== 'on',
  name: query.get('name') ?? '',
});

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function page(query: URLSearchParams, { sub = '', email = '', name = '' }: GoogleProfile): string {
  const kept = [...query].map(
    ([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`,
  );
  const field = (label: string, key: string, value: string) =>
    `<p><label>${label} <input name="${key}" value="${escaped(value)}"></label></p>`;
  return `<!doctype html>
<html lang="en">
  <title>Sign in with the test provider</title>
  <h1>Who are you?</h1>
  <form action="/decision">
    ${kept.join('')}
    ${field('Id', 'sub', sub)}
    ${field('E-mail', 'email', email)}
    ${field('Name', 'name', name)}
    <p><label><input type="checkbox" name="unverified"> This e-mail is not verified</label></p>
    <button name="decision" value="allow">Continue</button>
    <button name="decision" value="deny">Cancel</button>
  </form>
</html>`;
}
