import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../factories/users.ts';
import type { BackendProcess } from './backend-process.ts';
import { Clients } from './clients.ts';

/** Promises of the backend to its clients. None of them may be broken. */
export interface Promised {
  /** Emails of new accounts. */
  accounts: string[];
  /** Emails of invited people. */
  invitations: string[];
  /** Accounts that requested a new password. */
  resets: string[];
}

/** People who register, invite each other, and forget their passwords. */
export class Traffic extends Clients {
  readonly promised: Promised = { accounts: [], invitations: [], resets: [] };
  private made = 0;
  private forgotten = 0;

  constructor(
    backend: () => BackendProcess,
    private readonly trainerTokens: string[],
  ) {
    super(backend);
    const works = [this.register, this.invite, this.forget, this.look];
    this.begin([...works, ...works].map((work) => work.bind(this)));
  }

  get promises(): number {
    return Object.values(this.promised).flat().length;
  }

  async end(): Promise<Promised> {
    await this.finish();
    return this.promised;
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

  private newEmail(name: string): string {
    this.made += 1;
    return `${name}-${this.made}-${randomUUID().slice(0, 8)}@example.org`;
  }

  private someTrainer(): string | undefined {
    return this.trainerTokens[this.made % this.trainerTokens.length];
  }
}
