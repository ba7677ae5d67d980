import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiClient } from '../../../openapi/src/client.ts';
import { PASSWORD } from '../factories/users.ts';
import { type BackendProcess, callingFrom } from './backend-process.ts';

/** What the backend has promised to its clients. */
export interface Promised {
  /** Emails of new accounts. */
  accounts: string[];
  /** Emails of invited people. */
  invitations: string[];
  /** Accounts that requested a new password. */
  resets: string[];
}

export interface Answer {
  status: number;
  error: unknown;
  retryAfter: string | null;
  ms: number;
}

/** The pause before a failed request is repeated. */
const PATIENCE_MS = 50;

/** Clients that work as fast as they get answers, whatever happens to the backend and its database. */
export class Traffic {
  readonly promised: Promised = { accounts: [], invitations: [], resets: [] };
  readonly answers: Answer[] = [];
  /** The number of requests without any answer. */
  unanswered = 0;
  private readonly clients: Promise<void>[];
  private over = false;
  private made = 0;
  private forgotten = 0;

  constructor(
    private readonly backend: () => BackendProcess,
    private readonly trainerTokens: string[],
  ) {
    const works = [this.register, this.invite, this.forget, this.look];
    this.clients = [...works, ...works].map((work) => this.repeat(work.bind(this)));
  }

  get promises(): number {
    return Object.values(this.promised).flat().length;
  }

  async end(): Promise<Promised> {
    this.over = true;
    await Promise.all(this.clients);
    return this.promised;
  }

  private async repeat(work: () => Promise<boolean>): Promise<void> {
    while (!this.over) {
      if (!(await work())) await pause(PATIENCE_MS);
    }
  }

  private async register(): Promise<boolean> {
    const email = this.newEmail('account');
    const body = { email, password: PASSWORD };
    const worked = await this.ask((api) => api.POST('/api/auth/register', { body }));
    if (worked) this.promised.accounts.push(email);
    return worked;
  }

  private async invite(): Promise<boolean> {
    const customerEmail = this.newEmail('invited');
    const body = { customerEmail };
    const worked = await this.ask((api) => api.POST('/api/invitations/send', { body }), this.someTrainer());
    if (worked) this.promised.invitations.push(customerEmail);
    return worked;
  }

  /** Requests a password reset once per account. */
  private async forget(): Promise<boolean> {
    const email = this.promised.accounts[this.forgotten];
    if (!email) return false;
    this.forgotten += 1;
    const worked = await this.ask((api) => api.POST('/api/password/forgot', { body: { email } }));
    if (worked) this.promised.resets.push(email);
    return worked;
  }

  private async look(): Promise<boolean> {
    await this.ask((api) => api.GET('/api/auth/me'), this.someTrainer());
    return false;
  }

  private async ask(
    call: (api: ApiClient) => Promise<{ response: Response; error?: unknown }>,
    token?: string,
  ): Promise<boolean> {
    const begun = performance.now();
    try {
      const { response, error } = await call(this.from(token));
      const { status, headers } = response;
      const ms = performance.now() - begun;
      this.answers.push({ status, error, retryAfter: headers.get('retry-after'), ms });
      return response.ok;
    } catch {
      this.unanswered += 1;
      return false;
    }
  }

  private newEmail(name: string): string {
    this.made += 1;
    return `${name}-${this.made}-${randomUUID().slice(0, 8)}@example.org`;
  }

  private someTrainer(): string | undefined {
    return this.trainerTokens[this.made % this.trainerTokens.length];
  }

  /** Each request has an address of its own, because limits are not under test here. */
  private from(token?: string): ApiClient {
    this.made += 1;
    const address = `10.${(this.made >> 16) & 255}.${(this.made >> 8) & 255}.${this.made & 255}`;
    return this.backend().api({
      ...callingFrom(address),
      ...(token && { authorization: `Bearer ${token}` }),
    });
  }
}
