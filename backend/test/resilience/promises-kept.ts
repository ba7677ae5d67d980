import type { Pool } from 'pg';
import { insertUser, PASSWORD } from '../factories/users.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { type BackendProcess, callingFrom } from './backend-process.ts';
import type { Promised } from './traffic.ts';

/** Each may invite a hundred people per day, so there are several. */
export async function signedInTrainers(backend: BackendProcess, db: Pool): Promise<string[]> {
  const trainers = await Promise.all(Array.from({ length: 5 }, () => insertUser(db, { role: 'trainer' })));
  return Promise.all(trainers.map(({ email }) => signIn(backend, email, '10.250.0.1')));
}

/** Accounts that were promised but cannot be signed in to. */
export async function lostAccounts(backend: BackendProcess, { accounts }: Promised): Promise<string[]> {
  const lost: string[] = [];
  for (const [n, email] of accounts.entries()) {
    const token = await signIn(backend, email, `10.251.${n >> 8}.${n & 255}`);
    if (!token) lost.push(email);
  }
  return lost;
}

async function signIn(backend: BackendProcess, email: string, address: string): Promise<string> {
  const body = { email, password: PASSWORD };
  const { data } = await backend.api(callingFrom(address)).POST('/api/auth/login', { body });
  return data?.status === 'success' ? data.data.accessToken : '';
}

/** Promised mails that are missing from the outbox or exist more than once. */
export async function wrongMails(mailbox: Mailbox, { invitations, resets }: Promised): Promise<string[]> {
  const mails = await mailbox.all();
  const wrongAmong = (kind: RegExp, promised: string[]) => {
    const there = mails.filter(({ subject }) => kind.test(subject)).map(({ to }) => to);
    const missing = promised.filter((to) => !there.includes(to)).map((to) => `${to}: missing`);
    const doubled = there.filter((to, at) => there.indexOf(to) !== at).map((to) => `${to}: again`);
    return [...missing, ...doubled];
  };
  return [...wrongAmong(/invites you/, invitations), ...wrongAmong(/password/i, resets)];
}
